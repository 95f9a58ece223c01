#define _GNU_SOURCE
#include "creadline.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <readline/history.h>
#include <readline/readline.h>

/* readline calls back without a context, so what its callbacks need has to be static; all of it is in here. */
static creadline_completer completer;
static void *completer_context;
static char *candidates, *next_candidate;

static char *received;
static int is_received;
static volatile sig_atomic_t caught[NSIG];

static char *candidate(const char *word, int state) {
  if (state == 0) next_candidate = candidates;
  size_t length = strlen(word);
  while (next_candidate && *next_candidate) {
    char *start = next_candidate, *end = strchr(start, '\n');
    next_candidate = end ? end + 1 : NULL;
    size_t count = end ? (size_t)(end - start) : strlen(start);
    if (count >= length && strncmp(start, word, length) == 0) return strndup(start, count);
  }
  return NULL;
}

static char **complete(const char *word, int start, int end) {
  (void)start;
  rl_attempted_completion_over = 1; /* never file names */
  rl_sort_completion_matches = 0;   /* the likeliest stay the first */
  char *before = strndup(rl_line_buffer, (size_t)end);
  candidates = before ? completer(completer_context, before) : NULL;
  free(before);
  char **matches = candidates ? rl_completion_matches(word, candidate) : NULL;
  free(candidates);
  candidates = NULL;
  return matches;
}

static void receive(char *line) {
  received = line;
  is_received = 1;
  rl_callback_handler_remove();
}

static void catch_signal(int number) { caught[number] = 1; }

void creadline_start(const char *program, int history_limit, creadline_completer words, void *context) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
    setlocale(LC_CTYPE, "C.UTF-8");
  completer = words;
  completer_context = context;
  rl_readline_name = program;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_completer_word_break_characters = " \t\n";
  rl_completer_quote_characters = "";
  rl_attempted_completion_function = complete;
  using_history();
  stifle_history(history_limit);
  /* Ctrl-C drops a line and never the session: outside of reading it has to wait. */
  sigset_t interrupt;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, NULL);
}

void creadline_remember(const char *line) { add_history(line); }

/* Gives the terminal back, lets the signal do what it does to any program, and takes the terminal again if that
   was not the end. */
static void pass_on(int number) {
  sigset_t one, before;
  struct sigaction mine, standard = {.sa_handler = SIG_DFL};
  rl_deprep_terminal();
  sigemptyset(&one);
  sigaddset(&one, number);
  sigaction(number, &standard, &mine);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &one, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &mine, NULL);
  rl_prep_terminal(1);
  rl_forced_update_display();
}

/* Waits for a key, with the signals let in only here; handles those that came. Returns 1 for a key, 0 for none yet,
   -1 for Ctrl-C, -2 when the terminal has gone. */
static int wait_for_key(const sigset_t *open) {
  struct pollfd key = {fileno(rl_instream), POLLIN, 0};
  int ready = ppoll(&key, 1, NULL, open);
  int failed = ready < 0 && errno != EINTR;
  if (caught[SIGWINCH]) {
    caught[SIGWINCH] = 0;
    rl_resize_terminal();
  }
  static const int passed_on[] = {SIGTSTP, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof passed_on / sizeof *passed_on; i++)
    if (caught[passed_on[i]]) {
      caught[passed_on[i]] = 0;
      pass_on(passed_on[i]);
    }
  if (caught[SIGINT]) {
    caught[SIGINT] = 0;
    return -1;
  }
  return failed ? -2 : ready > 0;
}

static enum creadline_result edit(const char *prompt, char **line, const sigset_t *open) {
  is_received = 0;
  received = NULL;
  rl_callback_handler_install(prompt, receive);
  while (!is_received) {
    int event = wait_for_key(open);
    if (event == 1) {
      rl_callback_read_char();
    } else if (event < 0) {
      rl_callback_sigcleanup();
      rl_free_line_state();
      rl_crlf();
      rl_callback_handler_remove();
      return event == -1 ? CREADLINE_INTERRUPTED : CREADLINE_END;
    }
  }
  *line = received;
  return received ? CREADLINE_LINE : CREADLINE_END;
}

enum creadline_result creadline_read(const char *prompt, char **line) {
  static const int signals[] = {SIGINT, SIGWINCH, SIGTSTP, SIGTERM, SIGHUP};
  enum { count = sizeof signals / sizeof *signals };
  struct sigaction mine = {.sa_handler = catch_signal}, before[count];
  sigset_t closed, open, outside;
  *line = NULL;
  sigemptyset(&closed);
  for (int i = 0; i < count; i++) sigaddset(&closed, signals[i]);
  sigprocmask(SIG_BLOCK, &closed, &outside);
  open = outside;
  sigdelset(&open, SIGINT);
  for (int i = 0; i < count; i++) sigaction(signals[i], &mine, &before[i]);
  enum creadline_result result = edit(prompt, line, &open);
  for (int i = 0; i < count; i++) sigaction(signals[i], &before[i], NULL);
  sigprocmask(SIG_SETMASK, &outside, NULL);
  return result;
}
