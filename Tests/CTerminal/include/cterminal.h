#pragma once

#include <sys/types.h>

/* Starts a program on a pseudo-terminal of 80 columns, in a session of its own. Returns its process, with the
   descriptor of the terminal's other side in *terminal; or -1. */
pid_t cterminal_start(char *const arguments[], char *const variables[], const char *folder, int *terminal);

/* Gives the terminal another width, and tells the program. */
int cterminal_resize(int terminal, int columns);
