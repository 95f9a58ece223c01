import Intents
import Measures
import Records

/// Keeps sentences under a name of one's own: "when I say morning round, log pressure, then weight".
public struct SetShortcut: QuotingIntent {
  public static let title = "Set a shortcut"
  public static let kind = "shortcut"
  public static let demand = Demand.add(.shortcut)

  /// The name and the sentences, parted by a comma or a word.
  @Parameter var text: String

  public init() {}

  private func shortcut(in context: IntentContext) -> Shortcut? {
    Shortcut(saidAs: text, context.meanings)
  }

  public func quotations(in context: IntentContext) -> [Sentence] {
    shortcut(in: context)?.spoken ?? []
  }

  public func alias(in context: IntentContext) -> String? { shortcut(in: context)?.name }

  public func review(in context: IntentContext) throws { _ = try reviewed(in: context) }

  /// - Throws: `Need.refusal` "unparted"; `Need.confirmation` "other" where there is one of that name.
  private func reviewed(in context: IntentContext) throws -> Shortcut {
    guard let shortcut = shortcut(in: context) else {
      throw Need.refusal(key: "unparted", values: [:])
    }
    if try context.shortcut(named: shortcut.name) != nil {
      try context.confirm("other", ["name": .text(shortcut.name)])
    }
    return shortcut
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let shortcut = try reviewed(in: context)
    var outcome = Outcome(
      "logged", ["name": .text(shortcut.name)], samples: [shortcut.sample(in: context)])
    outcome.rows = shortcut.sentences.map { ["text": .text($0)] }
    return outcome
  }
}
