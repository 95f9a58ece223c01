import Intents
import Measures

/// Some days of every week, by a name that lists of grammars have as well: `every-1` on Mondays, `every-67` on weekends.
struct Weekdays: ParameterValue, Hashable {
  let rawValue: String
  /// 1 for Monday to 7 for Sunday.
  let days: Set<Int>

  init?(rawValue: String) {
    guard rawValue.hasPrefix(Self.mark) else { return nil }
    self.rawValue = rawValue
    days = Set(rawValue.dropFirst(Self.mark.count).compactMap(\.wholeNumberValue))
    guard !days.isEmpty, days.allSatisfy((1...7).contains) else { return nil }
  }

  init?(_ value: Value) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }

  var shown: [Value] { [.word(rawValue)] }

  private static let mark = "every-"
}
