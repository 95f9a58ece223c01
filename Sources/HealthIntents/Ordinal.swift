import Intents
import Measures

/// A whole number, whether it was said or is the value of a word: the third day of the week, the last of a month.
struct Ordinal: ParameterValue, Hashable {
  let number: Int

  static var form: Form { .whole }

  init?(_ value: Value) {
    switch value {
    case .number(let number):
      guard let whole = Int(exactly: number) else { return nil }
      self.number = whole
    case .word(let word):
      guard let whole = Int(word) else { return nil }
      self.number = whole
    case .quantity, .moment, .period, .text: return nil
    }
  }

  var shown: [Value] { [.number(Double(number))] }
}
