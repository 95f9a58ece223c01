/// What the C library has and its Swift module has not: signals that are read like input.
#ifndef CSIGNALS_H
#define CSIGNALS_H

/// Has SIGTERM and SIGINT interrupt nothing any more, and be read from a descriptor. Returns it; -1 where there is none.
int csignals_open(void);

#endif
