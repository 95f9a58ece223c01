import Intents
import Measures

/// Something that people do to move, with the manner in which they did where that was said: the word `walk/dog` of a list is
/// the activity `walk`.
public struct Activity: ParameterValue, Hashable {
  /// What it is called in the record, in JSON and in questions.
  let name: String
  /// With whom, on what, how hard.
  let manner: String?
  private let isListed: Bool

  public init?(_ value: Value) {
    guard let term = Term(value) else { return nil }
    let parts = term.text.split(separator: "/", maxSplits: 1).map(String.init)
    name = term.isListed ? parts.first ?? term.text : term.text
    manner = term.isListed && parts.count == 2 ? parts[1] : nil
    isListed = term.isListed
  }

  var value: Value { isListed ? .word(name) : .text(name) }
  /// The name of what may be a word of that list, as the record has it.
  static func name(_ term: Term?) -> String? {
    term.map { Activity($0.value)?.name ?? $0.text }
  }
  public var shown: [Value] { [value] }
}
