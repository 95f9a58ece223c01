import Intents
import Measures

extension Moment {
  /// The same with a half of the day where none was said, chosen by the hour; as it is where the hour tells nothing.
  func assuming(_ half: (Int) -> Clock.Half?) -> Moment {
    guard part == nil, var clock, clock.half == nil, (1...12).contains(clock.hour),
      let half = half(clock.hour)
    else { return self }
    clock.half = half
    var moment = self
    moment.clock = clock
    return moment
  }

  /// The same at the time of day of a meal: breakfast at eight is in the morning, dinner at eight in the evening.
  func assuming(meal: Term?) -> Moment {
    switch meal?.text {
    case "breakfast"?: assuming { (4...11).contains($0) ? .am : nil }
    case "lunch"?: assuming { (10...11).contains($0) ? .am : $0 == 12 || $0 <= 4 ? .pm : nil }
    case "dinner"?: assuming { (4...11).contains($0) ? .pm : nil }
    default: self
    }
  }
}
