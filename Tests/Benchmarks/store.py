"""A store with any number of samples, made by SQL alone."""

import subprocess

FILL = """
PRAGMA synchronous = OFF;
PRAGMA cache_size = -200000;
BEGIN;
INSERT INTO entries (uuid, text, language, source, said_at, zone)
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})
  SELECT lower(hex(randomblob(16))), 'imported', 'en', 'import',
    unixepoch('{until}') - i * {step}, 'UTC' FROM n;
INSERT INTO samples (uuid, entry, person, kind, value, start_at, end_at, day, group_number, live)
  SELECT randomblob(16), e.id, 1, k.id,
    CASE k.name WHEN 'weight' THEN 70 + e.id % 100 / 20.0 ELSE 1 + e.id % 90 END,
    e.said_at, e.said_at, e.said_at / 86400, 0, 1
  FROM entries AS e JOIN (SELECT id, name, row_number() OVER (ORDER BY id) - 1 AS place FROM kinds
    WHERE name NOT IN ({kept})) AS k
    ON k.place = e.id % (SELECT count(*) FROM kinds WHERE name NOT IN ({kept}))
  WHERE e.text = 'imported' ORDER BY e.id;
INSERT INTO changes (at, action, first_sample, last_sample)
  SELECT unixepoch(), 'add', 1 + (SELECT max(last_sample) FROM changes), max(id) FROM samples;
DELETE FROM rollups;
INSERT INTO rollups SELECT person, kind, day, count(*), sum(value), min(value), max(value), max(entry)
  FROM samples WHERE live = 1 GROUP BY person, kind, day;
COMMIT;
PRAGMA wal_checkpoint(TRUNCATE);
"""


# What somebody has a few of, as foods of one's own: nobody keeps twenty thousand of them.
KEPT = ", ".join(f"'{kind}'" for kind in [
    "goal", "reminder", "birthday", "sex", "activityLevel", "preference", "shortcut", "pressureWeek", "serving", "ownFood",
    "product", "usualMeal", "renamed", "removed"])


def filled(path, count, saywell, until):
    """Makes a store with one weight said and so many samples imported, of every kind of measurement, over nine years."""
    subprocess.run([saywell, "--store", f"sqlite:{path}", "weight", "72", "kg"],
                   check=True, stdout=subprocess.DEVNULL)
    step = max(1, 9 * 365 * 86_400 // count)
    fill = FILL.format(count=count, step=step, until=until, kept=KEPT)
    subprocess.run(["sqlite3", path], input=fill, check=True, text=True, stdout=subprocess.DEVNULL)


INSERT = " ".join("""PRAGMA synchronous = FULL;
INSERT INTO samples (uuid, entry, person, kind, value, start_at, end_at, day, group_number, live)
VALUES (randomblob(16), 1, 1, 4, 72, unixepoch(), unixepoch(), unixepoch() / 86400, 0, 1);""".split())
