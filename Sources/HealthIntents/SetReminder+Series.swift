import Intents
import Measures

extension SetReminder: SerialIntent {
  public typealias Slots = [(name: String, value: Value)]

  /// Each further time, and each further text with its time, makes a reminder that is like the one before it in all else.
  public static func series(of slots: Slots) -> (all: [Slots], isClear: Bool) {
    var all = [slots.filter { !["again", "next", "nextText"].contains($0.name) }]
    var isClear = true
    var open: (time: Moment?, text: Value?) = (nil, nil)
    for (name, value) in slots {
      switch (name, value) {
      case ("again", .moment(let time)): open = (time, all[0].first { $0.name == "text" }?.value)
      case ("next", .moment(let time)): open.time = time
      case ("nextText", let text): open.text = text
      default: continue
      }
      guard let time = open.time, open.text != nil || name == "again" else { continue }
      isClear = isClear && time.isOfOneHalf
      all.append(following(all[all.count - 1], at: time, open.text))
      open = (nil, nil)
    }
    return (all, isClear)
  }

  /// "Every day at 8 …, at 9 …" is every day too; with a day of its own it is once.
  private static func following(_ before: Slots, at said: Moment, _ text: Value?) -> Slots {
    let former = before.last { $0.name == "time" || $0.name == "when" }?.value
    var when = said
    if case .moment(let former)? = former { when.takeOver(from: former) }
    let isOften = before.contains { ReminderPattern.steps.contains($0.name) } && said.day == nil
    let replaced: Set = isOften ? ["text", "time", "part"] : ReminderPattern.names.union(["text"])
    return before.filter { !replaced.contains($0.name) }
      + (text.map { [("text", $0)] } ?? []) + [(isOften ? "time" : "when", .moment(when))]
  }
}

extension ReminderPattern {
  /// The parameters that say how often.
  static let steps: Set = ["repeat", "every", "weekday", "date", "part", "count"]
  static let names = steps.union(["time", "when", "from", "until", "length"])
}

extension Moment {
  /// Whether it was said of which half of the day it is, or on which day.
  fileprivate var isOfOneHalf: Bool {
    part != nil || day != nil || clock?.half != nil || clock.map { $0.hour > 12 } ?? false
  }

  /// A bare hour is of the same day as the one before it, and of the same part of the day where it is a later one.
  fileprivate mutating func takeOver(from former: Moment) {
    guard shift == nil, day == nil else { return }
    day = former.day
    guard part == nil, let clock, clock.half == nil, let before = former.clock,
      clock.hour >= before.hour
    else { return }
    part = former.part
    self.clock?.half = before.half
  }
}
