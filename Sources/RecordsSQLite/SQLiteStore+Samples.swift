import Measures
import Records

extension SQLiteStore {
  /// Writes live samples, rolls them up, and tells the range of their numbers.
  func insert(_ samples: [Sample], into entry: Int64, zone: String) throws -> Range<Int64> {
    guard !samples.isEmpty else { return 1..<1 }
    let correlations = try insertCorrelations(of: samples, into: entry)
    for sample in samples {
      let key = RollupKey(
        person: sample.person, kind: try idMade(for: sample.kind), day: Int64(sample.day.days))
      try connection.run(
        """
        INSERT INTO samples (
          uuid, entry, person, kind, value, said_value, said_unit, label, portion, start_at,
          end_at, zone, day, group_number, correlation, precision, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
        """,
        .blob(Identifier().bytes), .integer(entry), .integer(key.person), .integer(key.kind),
        .real(sample.value), .real(sample.said?.value), .text(sample.said?.unit?.rawValue),
        .text(sample.label), .text(sample.portion), .integer(sample.start.seconds),
        .integer(sample.end.seconds), .text(sample.zone == zone ? nil : sample.zone),
        .integer(key.day), .integer(sample.group), .integer(correlations[sample.group]),
        .text(sample.precision?.name))
      try rollUp(sample.value, of: entry, into: key)
    }
    let last = connection.lastID
    try settlePeople(after: samples)
    return last - Int64(samples.count) + 1..<last + 1
  }

  /// Writes what the groups of these samples are together; tells the number of each group that is
  /// something.
  private func insertCorrelations(
    of samples: [Sample], into entry: Int64
  ) throws -> [Int: Int64] {
    guard samples.count > 1 else { return [:] }
    var numbers: [Int: Int64] = [:]
    for (index, group) in samples.map(\.group).enumerated()
    where !samples[..<index].contains(where: { $0.group == group }) {
      let kinds = samples[index...].filter { $0.group == group }.map(\.kind)
      guard let correlation = Sample.Correlation(of: kinds) else { continue }
      try connection.run(
        "INSERT INTO correlations (uuid, entry, kind) VALUES (?, ?, ?)",
        .blob(Identifier().bytes), .integer(entry), .text(correlation.rawValue))
      numbers[group] = connection.lastID
    }
    return numbers
  }
}
