#include "csignals.h"

#include <signal.h>
#include <stddef.h>
#include <sys/signalfd.h>

int csignals_open(void) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGTERM);
  sigaddset(&ends, SIGINT);
  if (sigprocmask(SIG_BLOCK, &ends, NULL) != 0) return -1;
  return signalfd(-1, &ends, SFD_CLOEXEC);
}
