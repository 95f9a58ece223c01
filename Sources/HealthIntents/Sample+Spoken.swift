import Intents
import Measures
import Records

extension Sample.Kind {
  /// A figure of this kind for a sentence: rounded as people say it, and without a unit where they
  /// leave it out.
  func spoken(_ figure: Double) -> Value {
    let rounded = figure.rounded(decimals: decimals)
    return isSpokenBare ? .number(rounded) : .quantity(Quantity(rounded, unit))
  }

  /// Whether it is a thing that is counted by its pieces.
  var isCounted: Bool { self == .food || self == .medication }
}

extension Sample.Kind {
  /// A figure as it was said, unless its unit goes without saying.
  func spoken(_ figure: Double, said: Quantity?) -> Value {
    isSpokenBare ? spoken(figure) : said.map(Value.quantity) ?? spoken(figure)
  }
}

extension Person {
  /// Whether it is somebody's child by what they are called.
  var isChild: Bool { ["son", "daughter", "baby", "child", "孩子", "宝宝"].contains(name) }

  /// The name for a reply, which leaves out the one who uses saywell.
  var namedUnlessMe: Value? { name == Person.meName ? nil : .word(name) }
}
