#define _GNU_SOURCE
#include "cterminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

pid_t cterminal_start(char *const arguments[], char *const variables[], const char *folder, int *terminal) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (chdir(folder) == 0) execve(arguments[0], arguments, variables);
    _exit(127);
  }
  /* Another test's program must not hold this terminal open. */
  if (process > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  return process;
}

int cterminal_resize(int terminal, int columns) {
  struct winsize size = {.ws_row = 24, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
