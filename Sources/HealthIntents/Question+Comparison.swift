import Intents
import Measures
import Records

extension Question {
  /// The averages of two stretches of days, or of two parts of every day, and by how much the first is greater or less than the other: of kinds that
  /// add up, those of a day. Of a pressure it is the upper figure that decides.
  ///
  /// Nothing is told of a difference where one of them has no record.
  func comparison(with before: Question) throws -> Outcome {
    var outcome = Outcome("same")
    try now(into: &outcome)
    try before.then(into: &outcome)
    guard let now = try average(kind), let then = try before.average(kind) else {
      let isEmpty = try average(kind) == nil && before.average(kind) == nil
      outcome.key = isEmpty ? "none" : "one-sided"
      return outcome
    }
    let difference = kind.spokenDifference(now, from: then)
    outcome.values["difference"] = kind.spoken(difference: abs(difference), in: context)
    if difference != 0 { outcome.key = difference > 0 ? "higher" : "lower" }
    return outcome
  }

  private func now(into outcome: inout Outcome) throws {
    try tell(("count", "systolic", "diastolic", "value"), "", into: &outcome)
  }

  private func then(into outcome: inout Outcome) throws {
    try tell(("thenCount", "thenSystolic", "thenDiastolic", "thenValue"), "other_", into: &outcome)
  }

  private func tell(
    _ names: (count: String, systolic: String, diastolic: String, value: String), _ prefix: String,
    into outcome: inout Outcome
  ) throws {
    let count = Double(try summary(kind).count)
    outcome.values[names.count] = .number(count)
    outcome.figures.append(JSON.Field(prefix + "count", .number(count)))
    for kind in kinds {
      guard let value = try average(kind) else { continue }
      let name =
        switch kind {
        case .systolic where metric == .bloodPressure: names.systolic
        case .diastolic where metric == .bloodPressure: names.diastolic
        default: names.value
        }
      outcome.values[name] = kind.spoken(value, in: context)
      outcome.figures.append(JSON.Field(prefix + kind.field, .number(value.rounded(decimals: 3))))
    }
  }
}
