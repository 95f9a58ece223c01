/* stopwatch ROUNDS < COMMANDS   runs each command once a round, and says what each run took

   A command is a line of fields between tabs: a name, the file that is its standard input, the program, its
   arguments. A line of output: the name, microseconds from start to end, microseconds of processor time, the most
   memory in kilobytes, the exit status.

   This is C because a child's memory is counted from that of its parent: this one has next to none. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

enum { most_commands = 32, most_fields = 64 };

extern char **environ;

struct command {
  char *name;
  char *input;
  char *arguments[most_fields];
};

static struct command commands[most_commands];
static int count;

static void read_commands(void) {
  static char line[65536];
  while (count < most_commands && fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    struct command *command = &commands[count++];
    char *rest = strdup(line);
    command->name = strsep(&rest, "\t");
    command->input = strsep(&rest, "\t");
    for (int at = 0; at < most_fields - 1 && rest; at++) command->arguments[at] = strsep(&rest, "\t");
    if (!command->arguments[0]) {
      fprintf(stderr, "stopwatch: '%s' has no program\n", command->name);
      exit(65);
    }
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double processor(const struct rusage *usage) {
  return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1e6 + usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
}

static void run(const struct command *command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, command->input, O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status = 0;
  struct rusage usage;
  double start = now();
  if (posix_spawn(&child, command->arguments[0], &actions, NULL, command->arguments, environ) != 0) {
    fprintf(stderr, "stopwatch: cannot start %s\n", command->arguments[0]);
    exit(66);
  }
  wait4(child, &status, 0, &usage);
  double wall = now() - start;
  posix_spawn_file_actions_destroy(&actions);
  printf("%s\t%.1f\t%.1f\t%ld\t%d\n", command->name, wall, processor(&usage), usage.ru_maxrss,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int main(int arguments_count, char *arguments[]) {
  int rounds = arguments_count > 1 ? atoi(arguments[1]) : 1;
  read_commands();
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < count; index++) run(&commands[(round + index) % count]);
  return 0;
}
