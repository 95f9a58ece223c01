#pragma once
#include <sqlite3.h>

/* What Swift cannot call itself: a variadic function, and a macro that casts a number to a function pointer. */
static inline int csqlite_no_checkpoint_on_close(sqlite3 *db, int on) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on, (int *)0);
}
static inline int csqlite_foreign_keys(sqlite3 *db, int on) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_FKEY, on, (int *)0);
}
/* Off: a schema in a file that somebody else made may call no function with side effects. */
static inline int csqlite_trusted_schema(sqlite3 *db, int on) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, on, (int *)0);
}
/* Off: nobody asks how much memory SQLite has, and counting it takes a lock at each piece. Before anything else. */
static inline int csqlite_memory_status(int on) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, on);
}
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
