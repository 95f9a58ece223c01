import Measures

/// Why an intent cannot act yet, or at all. Thrown by the binder, by `review` and by `perform`; the
/// conversation turns it into a question or a refusal, and nothing is written.
public enum Need: Error, Hashable, Sendable {
  /// A parameter has no value; the question is the grammar's `ask` line for it, or the `ask` line
  /// named by `key`.
  case value(parameter: String, key: String?)
  /// One of several values must be chosen for a parameter.
  case choice(parameter: String, among: [Value], key: String?)
  /// A yes is needed. With `instead`, a yes means that these slots take the place of those that
  /// were heard.
  case confirmation(key: String, values: [String: Value], instead: [String: Value])
  /// Hardly possible: asked even with `--yes`, since the one value that must never be stored is a
  /// wrong one.
  case implausible(key: String, values: [String: Value])
  /// No: the key names a `reply` line, and nothing that the person could answer would change it.
  case refusal(key: String, values: [String: Value])
}

extension Need {
  /// The key of a confirmation that nobody can give in advance: of a figure that is possible, and far from usual.
  public static let extreme = "extreme"
  /// That of what would count a second time.
  public static let countedTwice = "counted-twice"
  /// That of an average, which is no reading.
  public static let mean = "mean"
  /// That of a figure which somebody may not know; with a yes it is left out.
  public static let leftOut = "left-out"
  /// That of what is doubted for reasons that may not be told.
  public static let unlikely = "unlikely"
  static let neverInAdvance: Set = [extreme, countedTwice, mean, unlikely]

  /// Whether only somebody who has heard the question can say yes to it.
  public static func isNeverGivenInAdvance(_ key: String) -> Bool { neverInAdvance.contains(key) }

  /// Whether a key is that of a doubt about one figure alone, which needs no second yes while the figure is the same.
  static func isAboutFigure(_ key: String) -> Bool { ["low", "high", extreme].contains(key) }

  /// Under this name the values hold the parameter that a doubt is about.
  public static let parameterKey = "parameter"
  /// And under this one the intent that has the words for it, where that is another one than the one that was said.
  public static let intentKey = "intent"

  /// The intent whose grammar asks.
  public static func intent(in values: [String: Value]) -> String? {
    guard case .word(let name) = values[intentKey] else { return nil }
    return name
  }

  /// The parameter that is asked for, or in doubt.
  public var parameter: String? {
    switch self {
    case .value(let parameter, _), .choice(let parameter, _, _): return parameter
    case .confirmation(_, let values, _), .implausible(_, let values), .refusal(_, let values):
      guard case .word(let name) = values[Self.parameterKey] else { return nil }
      return name
    }
  }
}
