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
    return Outcome("undone\(change.action.suffix)", change.values)
  }
}

extension Change {
  /// What was touched, in the words in which it was said.
  var values: [String: Value] {
    var values: [String: Value] = ["count": .number(Double(texts.count))]
    values["text"] = texts.last.map(Value.text)
    return values
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
