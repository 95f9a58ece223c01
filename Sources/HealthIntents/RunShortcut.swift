import Intents
import Measures

/// Says the sentences of a shortcut: "morning round".
public struct RunShortcut: ScriptedIntent {
  public static let title = "Run a shortcut"
  public static let kind = "shortcut"

  @Parameter var name: Term

  public init() {}

  public func sentences(in context: IntentContext) throws -> [String] {
    guard let shortcut = try context.shortcut(named: name.text) else {
      throw Need.refusal(key: "no-shortcut", values: ["name": .text(name.text)])
    }
    return shortcut.sentences
  }

  public func review(in context: IntentContext) throws { _ = try sentences(in: context) }

  public func perform(in context: IntentContext) throws -> Outcome {
    var outcome = Outcome("run", ["name": .text(name.text)])
    outcome.rows = try sentences(in: context).map { ["text": .text($0)] }
    return outcome
  }
}
