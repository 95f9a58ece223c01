import Intents
import Measures
import Records

extension Question {
  /// What is left of a goal on a day: of what adds up what was done and what is missing, else how far the last figure is
  /// from it. The per cent is the true one, also beyond a hundred.
  func remaining(on day: CivilDate) throws -> Outcome {
    guard let goal = try Goal(for: kind, on: day, in: context) else {
      return Outcome("no-goal", figures: [JSON.Field("count", .number(0))])
    }
    let days = goal.days(around: day)
    let summary = try context.sums(of: kind, on: days)
    guard kind.isCumulative else {
      var outcome = try distance(to: goal, before: days.upperBound)
      outcome.tell(goal.deadline, in: context)
      return outcome
    }
    let left = goal.value - summary.sum
    let percent = goal.value > 0 ? (summary.sum / goal.value * 100).rounded() : 0
    return Outcome(
      left < 0 ? "over" : "remaining",
      [
        "value": kind.spoken(difference: abs(left), in: context), "goal": goal.spoken,
        "done": kind.spoken(summary.sum, in: context),
        "percent": .number(percent),
      ],
      figures: figures(goal.value, summary.sum, left, summary.count))
  }

  /// How far the last figure is from the goal.
  private func distance(to goal: Goal, before end: CivilDate) throws -> Outcome {
    let until = Instant(seconds: context.zone.start(of: end).seconds - 1)
    guard let last = try context.store.latest(kind, of: person, before: until)?.sample.value else {
      return Outcome(
        "goal-only", ["goal": goal.spoken],
        figures: [
          JSON.Field("count", .number(0)), JSON.Field("goal_" + kind.field, .number(goal.value)),
        ])
    }
    let left = goal.value - last
    return Outcome(
      left == 0 ? "reached" : "apart",
      [
        "value": kind.spoken(difference: abs(left), in: context), "goal": goal.spoken,
        "last": kind.spoken(last, in: context),
      ],
      figures: figures(goal.value, last, left, 1))
  }

  private func figures(_ goal: Double, _ done: Double, _ left: Double, _ count: Int) -> [JSON.Field]
  {
    [
      JSON.Field("count", .number(Double(count))),
      JSON.Field(kind.field, .number(done.rounded(decimals: 3))),
      JSON.Field("goal_" + kind.field, .number(goal.rounded(decimals: 3))),
      JSON.Field("remaining_" + kind.field, .number(left.rounded(decimals: 3))),
    ]
  }
}

extension Outcome {
  /// Until when a goal is to be reached, and how many days that is.
  fileprivate mutating func tell(_ deadline: CivilDate?, in context: IntentContext) {
    guard let deadline else { return }
    let days = Double(deadline.days - context.today.days)
    values["deadline"] = .moment(Moment(day: context.wholeDay(of: deadline)))
    if days >= 0 { values["days"] = .number(days) }
    figures += [JSON.Field("by", .string("\(deadline)")), JSON.Field("days_left", .number(days))]
  }
}

extension IntentContext {
  /// What there is of a kind on some days; of the energy burned also what is computed.
  func sums(of kind: Sample.Kind, on days: Range<CivilDate>) throws -> Summary {
    try kind == .activeEnergy
      ? Burned(on: days, in: self).summary : store.summary(kind, of: person, in: days)
  }
}
