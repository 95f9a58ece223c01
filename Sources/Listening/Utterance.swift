/// One utterance as a recogniser has settled on it.
public struct Utterance: Equatable, Sendable {
  /// The words, without what a recogniser writes around them; empty for silence, where that is kept.
  public var text: String
  /// What else the recogniser holds possible, the likeliest first.
  public var others: [String]
  /// Longer than anybody speaks; its words were thrown away.
  public var isTooLong: Bool

  public init(_ text: String, others: [String] = [], isTooLong: Bool = false) {
    (self.text, self.others, self.isTooLong) = (text, others, isTooLong)
  }
}
