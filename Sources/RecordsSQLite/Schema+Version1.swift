extension Schema {
  /// The tables as they were first published. This text is never edited: what changes is a new
  /// migration.
  ///
  /// - `people`, `kinds`: names, and the small numbers that stand for them elsewhere.
  /// - `entries`: what one utterance put in. Instants are seconds since 1970 UTC, a `zone` is an
  ///   IANA name.
  /// - `samples`: `value` in the kind's canonical unit, beside it what was said. `zone` is NULL where
  ///   it is the entry's. `day` counts local days since 1970-01-01; the check is what is relied on
  ///   when the samples of a day are counted again. Rows are never taken away: a sample is `live`
  ///   or it is not.
  /// - `correlations`: what samples of one group are together; written anew with the samples.
  /// - `changes`: the history. A change added the samples `first_sample` to `last_sample` (1 to 0
  ///   for none) and took away those in `removals`. `undone` is 0 while it stands, else the newest
  ///   change when it was taken back; it can be made again as long as that one is the newest.
  /// - `rollups`: count, sum, least and greatest value of the live samples of a day, and the newest
  ///   of their entries.
  static let version1 = """
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, uuid BLOB NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE,
      is_default INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE kinds (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, text TEXT NOT NULL,
      language TEXT NOT NULL, source TEXT NOT NULL, said_at INTEGER NOT NULL, zone TEXT NOT NULL,
      note TEXT);
    CREATE TABLE entry_tags (
      entry INTEGER NOT NULL REFERENCES entries, position INTEGER NOT NULL, tag TEXT NOT NULL,
      PRIMARY KEY (entry, position)) WITHOUT ROWID;
    CREATE TABLE correlations (
      id INTEGER PRIMARY KEY, uuid BLOB NOT NULL, entry INTEGER NOT NULL REFERENCES entries,
      kind TEXT NOT NULL);
    CREATE TABLE samples (
      id INTEGER PRIMARY KEY, uuid BLOB NOT NULL, entry INTEGER NOT NULL REFERENCES entries,
      person INTEGER NOT NULL REFERENCES people, kind INTEGER NOT NULL REFERENCES kinds,
      value REAL NOT NULL, said_value REAL, said_unit TEXT, label TEXT, portion TEXT,
      start_at INTEGER NOT NULL, end_at INTEGER NOT NULL, zone TEXT, day INTEGER NOT NULL,
      group_number INTEGER NOT NULL, correlation INTEGER REFERENCES correlations,
      live INTEGER NOT NULL,
      CHECK (start_at >= (day - 1) * 86400 AND start_at < (day + 2) * 86400));
    CREATE INDEX samples_by_start ON samples (person, kind, start_at) WHERE live = 1;
    CREATE INDEX samples_by_entry ON samples (person, entry) WHERE live = 1;
    CREATE TABLE changes (
      id INTEGER PRIMARY KEY, at INTEGER NOT NULL, action TEXT NOT NULL,
      undone INTEGER NOT NULL DEFAULT 0, first_sample INTEGER NOT NULL,
      last_sample INTEGER NOT NULL);
    CREATE INDEX changes_undone ON changes (undone) WHERE undone > 0;
    CREATE TABLE removals (
      change INTEGER NOT NULL REFERENCES changes, sample INTEGER NOT NULL REFERENCES samples,
      PRIMARY KEY (change, sample)) WITHOUT ROWID;
    CREATE TABLE rollups (
      person INTEGER NOT NULL, kind INTEGER NOT NULL, day INTEGER NOT NULL,
      n INTEGER NOT NULL, total REAL NOT NULL, least REAL NOT NULL, greatest REAL NOT NULL,
      newest INTEGER NOT NULL, PRIMARY KEY (person, kind, day)) WITHOUT ROWID;
    CREATE VIEW live_samples AS
      SELECT s.id, s.entry, e.uuid AS entry_uuid, s.person, s.kind, s.value, s.said_value,
        s.said_unit, s.label, s.portion, s.start_at, s.end_at, coalesce(s.zone, e.zone) AS zone,
        s.day, s.group_number
      FROM samples AS s CROSS JOIN entries AS e ON e.id = s.entry WHERE s.live = 1;
    """
}
