import Measures

extension Reply {
  /// What `parse` prints: what was understood, and what would come of it.
  public var parsed: JSON {
    .object(fields(outcome == .done ? .act : outcome == .refused ? .reject : outcome))
  }

  /// What `--json` prints: the same, with what came of it.
  public var json: JSON {
    var fields = fields(outcome)
    if outcome != .ask { add("reason", reason.map(JSON.string), to: &fields) }
    add("reply", .string(text), to: &fields)
    add("entry", entry.map(JSON.string), to: &fields)
    add("answer", answer, to: &fields)
    return .object(fields)
  }

  private func fields(_ outcome: Outcome) -> [JSON.Field] {
    var fields = [JSON.Field("phrase", .string(phrase))]
    add("language", language.map(JSON.string), to: &fields)
    add("outcome", .string(outcome.rawValue), to: &fields)
    if outcome == .ask { add("ask", question, to: &fields) }
    add("actions", .array(outcome == .reject ? [] : actions), to: &fields)
    return fields
  }

  private var question: JSON {
    var fields: [JSON.Field] = []
    add("reason", reason.map(JSON.string), to: &fields)
    add("slot", slot.map(JSON.string), to: &fields)
    add("question", .string(text), to: &fields)
    return .object(fields)
  }

  private func add(_ name: String, _ value: JSON?, to fields: inout [JSON.Field]) {
    if let value { fields.append(JSON.Field(name, value)) }
  }
}
