import Intents
import Measures
import Records

/// Takes back the last change, whatever it was.
public struct Undo: Intent {
  public static let title = "Undo"
  public static let kind = "undo"

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    guard let change = try context.store.undo() else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    return try change.outcome("undone", in: context)
  }
}

extension Change {
  /// What came of taking the change back or making it again: the record as it is now, or what is gone from it.
  func outcome(_ key: String, in context: IntentContext) throws -> Outcome {
    var outcome = Outcome(
      "\(key)\(action.suffix)", ["count": .number(Double(texts.count))])
    for part in parts {
      let groups = part.samples.grouped
      let changed = groups.filter { !$0.allSatisfy(noLonger.contains) }
      let told = changed.isEmpty ? groups : changed
      outcome.things += try Description.all(of: told.flatMap(\.self), in: context)
      guard !nowLive.isEmpty else { continue }
      outcome.references += told.map {
        Reference(entry: part.entryID, person: $0[0].person, group: $0[0].group)
      }
    }
    return outcome
  }
}

extension Change.Action {
  /// Tells the replies about what was added, edited and deleted apart.
  var suffix: String {
    switch self {
    case .add: ""
    case .edit: "-edit"
    case .delete: "-delete"
    }
  }
}
