import Intents
import Measures
import Records

extension Question {
  /// What is left of a goal on a day: of what adds up what was done and what is missing, else how far the last figure is
  /// from it. The per cent is the true one, also beyond a hundred.
  ///
  /// - Parameter target: a figure in the place of the goal.
  func remaining(on day: CivilDate, of target: Goal? = nil) throws -> Outcome {
    guard let goal = try target ?? Goal(for: kind, on: day, in: context) else {
      return Outcome("no-goal", figures: [JSON.Field("count", .number(0))])
    }
    if metric == .bloodPressure { return try pressure(against: goal, on: day) }
    let days = goal.days(around: day)
    let summary = try context.sums(of: kind, on: days)
    guard kind.isCumulative else {
      var outcome = try distance(to: goal, before: days.upperBound)
      if target != nil, outcome.key != "goal-only" { outcome.key += "-figure" }
      if target != nil, outcome.key == "goal-only" { return none }
      outcome.tell(goal.deadline, in: context)
      return outcome
    }
    let left = goal.value - summary.sum
    let percent = goal.value > 0 ? (summary.sum / goal.value * 100).rounded() : 0
    var outcome = Outcome(
      left < 0 ? "over" : "remaining",
      [
        "value": kind.spoken(difference: abs(left), in: context), "goal": goal.spoken,
        "done": kind.spoken(summary.sum, in: context),
        "percent": .number(percent),
      ],
      figures: figures(goal.value, summary.sum, left, summary.count))
    var eaten = self
    eaten.days = days
    try eaten.tellUncounted(&outcome)
    return outcome
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

  /// Whether the last pressure keeps to the goal: both figures have to.
  private func pressure(against upper: Goal, on day: CivilDate) throws -> Outcome {
    let lower = try Goal(for: .diastolic, on: day, in: context)
    var outcome = Outcome("pressure-goal")
    outcome.values["goalSystolic"] = Sample.Kind.systolic.spoken(upper.value, in: context)
    outcome.values["goalDiastolic"] = lower.map { $0.kind.spoken($0.value, in: context) }
    outcome.figures = [JSON.Field("goal_systolic_mmHg", .number(upper.value))]
    if let lower { outcome.figures.append(JSON.Field("goal_diastolic_mmHg", .number(lower.value))) }
    let end = Instant(seconds: context.zone.start(of: day.adding(days: 1)).seconds - 1)
    guard let last = try context.lastPressure(before: end).first else {
      outcome.key = "pressure-goal-only"
      return outcome
    }
    let isKept = last.systolic <= upper.value && last.diastolic <= lower?.value ?? .infinity
    outcome.key = isKept ? "pressure-kept" : "pressure-passed"
    outcome.values["systolic"] = Sample.Kind.systolic.spoken(last.systolic, in: context)
    outcome.values["diastolic"] = Sample.Kind.diastolic.spoken(last.diastolic, in: context)
    outcome.values["when"] = .moment(context.moment(of: last.upper))
    outcome.figures += [
      JSON.Field("systolic_mmHg", .number(last.systolic)),
      JSON.Field("diastolic_mmHg", .number(last.diastolic)),
    ]
    return outcome
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
