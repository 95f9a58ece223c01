import Intents
import Measures
import Records

extension Question {
  /// What was taken in these days: each thing once, the one that was taken last first, with its last dose and how many
  /// there were.
  func current() throws -> Outcome {
    let found = try samples(kind, newestFirst: true).map(\.sample)
    var names: [String] = []
    for sample in found {
      if let name = sample.label, !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return none }
    var outcome = Outcome("current", ["count": .number(Double(names.count))])
    var rows: [JSON] = []
    for name in names {
      let own = found.filter { $0.label == name }
      outcome.rows.append([
        Outcome.replyKey: .word("row-current"), "label": .word(name),
        "times": .number(Double(own.count)),
        "when": .moment(context.moment(of: own[0])),
      ])
      outcome.rows[outcome.rows.count - 1]["amount"] = own[0].said.map(Value.quantity)
      rows.append(
        .object([
          JSON.Field("label", .string(name)), JSON.Field("count", .number(Double(own.count))),
        ]))
    }
    outcome.figures = [
      JSON.Field("count", .number(Double(names.count))), JSON.Field("rows", .array(rows)),
    ]
    return outcome
  }
}
