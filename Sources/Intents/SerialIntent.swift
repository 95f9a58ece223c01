import Measures

/// An intent of which several may be said in one phrase: "remind me at 8 to take my pills and at 9 to weigh myself".
public protocol SerialIntent: Intent {
  /// The values of each, and whether it was said clearly where one ends and the next begins.
  static func series(
    of slots: [(name: String, value: Value)]
  ) -> (all: [[(name: String, value: Value)]], isClear: Bool)
}
