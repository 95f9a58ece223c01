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

  /// By how much one figure differs from another one as both are spoken: what is told adds up to the last digit.
  func spokenDifference(_ one: Double, from other: Double) -> Double {
    (one.rounded(decimals: decimals) - other.rounded(decimals: decimals))
      .rounded(decimals: decimals)
  }

  /// Whether it is a thing that is counted by its pieces.
  var isCounted: Bool { self == .food || self == .medication }
}

extension Sample.Kind {
  /// A figure as it was said, unless its unit goes without saying.
  func spoken(_ figure: Double, said: Quantity?) -> Value {
    guard !isSpokenBare, let said, said.unit != .point || unit == .point else {
      return spoken(figure)
    }
    return .quantity(said)
  }
}

extension Sample {
  /// How many glasses or bottles of a drink there were, where it was told by them and not by its volume.
  var containers: Double? {
    guard kind == .water || kind == .drink, let said, said.unit == .point else { return nil }
    return said.value
  }
}

extension Sample {
  /// How many there were of a food, a medicine or a drink; nil where it was told by how much.
  var pieces: Double? {
    switch kind {
    case .food, .medication: said == nil ? value : nil
    case .water, .drink: containers ?? (value == 0 ? 1 : nil)
    default: nil
    }
  }
}

extension Person {
  /// Whether it is somebody's child by what they are called.
  func isChild(in context: IntentContext) -> Bool {
    name != Person.meName && context.meanings[name, in: .child] != nil
  }

  /// The name for a reply, which leaves out the one who uses saywell.
  var namedUnlessMe: Value? { name == Person.meName ? nil : .word(name) }
}
