extension JSON {
  /// The text, where it is one.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
}
