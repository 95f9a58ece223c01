import Intents
import Measures
import Records

extension [JSON.Field] {
  /// The fields with both ends and the minutes of an interval, as they follow from what was said.
  func showing(_ interval: Interval?, in context: IntentContext) -> [JSON.Field] {
    guard let interval else { return self }
    let text = { (instant: Instant) in
      JSON.string("\(context.zone.localTime(at: instant))")
    }
    let isTimed = contains { $0.name == "duration_min" }
    let others = filter { !["start", "end", "at"].contains($0.name) }
    return (isTimed ? [] : [JSON.Field("duration_min", .number(interval.minutes))]) + others + [
      JSON.Field("start", text(interval.start)), JSON.Field("end", text(interval.end)),
    ]
  }
}

extension Recording {
  /// What is added lasted from the one end to the other, and counts for the day of this instant.
  ///
  /// - Throws: what `compare` throws; `Need.implausible` for more than a day.
  mutating func take(
    _ interval: Interval, of kind: Sample.Kind, lasting said: Figure?, on time: Instant
  ) throws {
    try kind.refuseImpossible(interval.minutes, as: "end")
    try interval.compare(with: said, in: context)
    start = interval.start
    end = interval.end
    precision = nil
    day = context.zone.localTime(at: time).date
  }
}
