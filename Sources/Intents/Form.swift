import Measures

/// What a parameter can hold, for whoever fills it without a sentence.
public enum Form: Hashable, Sendable {
  case number, whole, quantity
  case words
  /// One of these words.
  case choice([String])
  /// A mark that is there or not.
  case flag
  case moment, period
}

extension ParameterValue {
  public static var form: Form { .words }
}

extension ParameterValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var form: Form { .choice(allCases.map(\.rawValue)) }
}
