import Measures

extension Report {
  /// The readings, and what they are, as one JSON object.
  ///
  /// - Parameter summary: the figures that the readings come to.
  public func json(_ summary: [JSON.Field]) -> String {
    let head = [
      JSON.Field("metric", .string(metric)), JSON.Field("person", .string(person)),
      JSON.Field("from", .string("\(days.lowerBound)")),
      JSON.Field("to", .string("\(days.upperBound)")), JSON.Field("made", .string("\(made)")),
      JSON.Field("zone", .string(zone)), JSON.Field("summary", .object(summary)),
    ]
    let rows = readings.map { JSON.object($0.fields) }
    return JSON.object(head + [JSON.Field("readings", .array(rows))]).text + "\n"
  }
}

extension Reading {
  fileprivate var fields: [JSON.Field] {
    let all: [(String, JSON?)] = [
      ("at", .string(isTimed || part != nil ? "\(at)" : date)), ("part", part.map(JSON.string)),
      ("kind", .string(kind)), ("label", label.map(JSON.string)),
      ("value", value.map(JSON.number)), ("unit", unit.map(JSON.string)),
      ("said", said.map(JSON.string)), ("systolic_mmHg", systolic.map(JSON.number)),
      ("diastolic_mmHg", diastolic.map(JSON.number)), ("pulse_bpm", pulse.map(JSON.number)),
      ("tags", tags.isEmpty ? nil : .array(tags.map(JSON.string))),
      ("note", note.map(JSON.string)),
    ]
    return all.compactMap { name, value in value.map { JSON.Field(name, $0) } }
  }
}
