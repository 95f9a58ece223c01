extension Schema {
  /// How exactly it is known when a sample was: NULL where to the minute, `day` where its day alone is, else the part
  /// of the day.
  static let version2 = """
    ALTER TABLE samples ADD COLUMN precision TEXT;
    DROP VIEW live_samples;
    CREATE VIEW live_samples AS
      SELECT s.id, s.entry, e.uuid AS entry_uuid, s.person, s.kind, s.value, s.said_value,
        s.said_unit, s.label, s.portion, s.start_at, s.end_at, coalesce(s.zone, e.zone) AS zone,
        s.day, s.group_number, s.precision
      FROM samples AS s CROSS JOIN entries AS e ON e.id = s.entry WHERE s.live = 1;
    """
}
