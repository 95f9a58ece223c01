#pragma once

/* GNU readline's line editing behind five functions, so that Swift sees none of its global variables. */

/* Words that could come next, given what stands before the cursor: one malloc'd text, a word a line, each of them
   a replacement for the word at the cursor; or NULL. */
typedef char *(*creadline_completer)(void *context, const char *before);

/* What reading a line came to. */
enum creadline_result { CREADLINE_LINE, CREADLINE_INTERRUPTED, CREADLINE_END };

/* Prepares the terminal's character set, and completion; call it once, first. */
void creadline_start(const char *program, int history_limit, creadline_completer completer, void *context);

/* Reads a line with editing. The line is malloc'd, and NULL unless the result is CREADLINE_LINE. A part of the
   prompt that takes no room on the screen stands between \001 and \002. */
enum creadline_result creadline_read(const char *prompt, char **line);

/* Adds a line to the history that the arrow keys walk through. */
void creadline_remember(const char *line);
