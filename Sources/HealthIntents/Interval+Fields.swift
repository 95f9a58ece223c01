import Intents
import Measures

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
  /// What is added lasted from the one to the other, and counts for the day of this instant.
  mutating func take(_ interval: Interval, on time: Instant) {
    start = interval.start
    end = interval.end
    day = context.zone.localTime(at: time).date
  }
}
