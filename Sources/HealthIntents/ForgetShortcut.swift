import Intents
import Measures
import Records

/// Takes a shortcut back: "forget the morning round shortcut".
public struct ForgetShortcut: Intent {
  public static let title = "Forget a shortcut"
  public static let kind = "delete"
  public static let demand = Demand(.delete, [.shortcut], isAboutLast: true)

  @Parameter var name: Term

  public init() {}

  public func review(in context: IntentContext) throws {
    guard try context.shortcut(named: name.text) != nil else {
      throw Need.refusal(key: "no-shortcut", values: ["name": .text(name.text)])
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let ever = context.zone.instants(of: CivilDate.first..<CivilDate.last)
    let entries = try context.store.entries(
      of: context.person, with: .shortcut, in: ever, limit: 100_000)
    for stored in entries {
      try Selected(stored) { sample in
        Shortcut(sample)?.name.lowercased() == name.text.lowercased()
      }?.delete(from: context.store)
    }
    return Outcome("deleted", ["name": .text(name.text)])
  }
}
