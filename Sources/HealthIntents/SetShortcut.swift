import Intents
import Measures
import Records

/// Keeps sentences under a name of one's own: "when I say morning round, log pressure, then weight".
public struct SetShortcut: ScriptingIntent {
  public static let title = "Set a shortcut"
  public static let kind = "shortcut"

  /// Said with the sentences, and parted from them by a comma or a word.
  @Parameter var name: String?
  /// The sentences, one after the other.
  @Parameter var text: String

  public init() {}

  public var alias: String { name ?? "" }

  public func sentences(in context: IntentContext) -> [String] { text.sentences(context.meanings) }

  public mutating func settle(in context: IntentContext) {
    guard name == nil, let parts = $text.held?.nameAndRest(context.meanings) else { return }
    (name, text) = (parts.name, parts.rest)
  }

  public func review(in context: IntentContext) throws {
    guard let name, !sentences(in: context).isEmpty else {
      throw Need.refusal(key: "unparted", values: [:])
    }
    if try context.shortcut(named: name) != nil {
      try context.confirm("other", ["name": .text(name)])
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let name = name ?? ""
    let shortcut = Shortcut(name, sentences(in: context))
    var outcome = Outcome(
      "logged", ["name": .text(name), "count": .number(Double(shortcut.sentences.count))],
      samples: [shortcut.sample(in: context)])
    outcome.rows = shortcut.sentences.map { ["text": .text($0)] }
    return outcome
  }
}
