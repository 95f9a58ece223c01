import Measures

/// A name as it was heard: a word of a list, which every language says in its own way, or words as
/// they were said.
public struct Term: Hashable, Sendable {
  public let text: String
  /// Whether it is a word of a list, such as the activity `run`.
  public let isListed: Bool

  @inlinable
  public init(_ text: String, isListed: Bool = false) {
    self.text = text
    self.isListed = isListed
  }

  /// For a sentence or a slot.
  @inlinable
  public var value: Value { isListed ? .word(text) : .text(text) }
}

extension Term: ParameterValue {
  @inlinable
  public init?(_ value: Value) {
    switch value {
    case .word(let word) where !word.isEmpty: self.init(word, isListed: true)
    case .text(let text) where !text.isEmpty: self.init(text)
    case .word, .text, .number, .quantity, .moment, .period: return nil
    }
  }
  @inlinable
  public var shown: [Value] { [value] }
}
