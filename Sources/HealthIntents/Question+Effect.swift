import Intents
import Measures
import Records

extension Question {
  /// What a figure was on days with something and on days without it: with a pill, with coffee, after exercise.
  ///
  /// A day counts as one with it by the readings that come after it was first so; of what adds up over a day all counts,
  /// and of sleep the night that follows. That both go together is told, and never that one causes the other.
  func effect(of factor: Term) throws -> Outcome {
    let first = try firstTimes(of: factor)
    guard try summary(kind).count > 0 else { return none }
    guard !first.isEmpty else { return Outcome("never") }
    let effects = try kinds.map { Effect(try days(of: $0, first)) }
    let effect = effects[0]
    var outcome = Outcome("too-few")
    outcome.tell(zip(kinds.map(name), effects), kinds, in: context)
    guard effect.hasEnoughDays else { return outcome }
    guard Effect.comparable.contains(effect.share) else {
      outcome.key = effect.share > 0.5 ? "nearly-always" : "hardly-ever"
      return outcome
    }
    guard let difference = effect.difference, let interval = effect.interval() else {
      return outcome
    }
    outcome.tell(difference, interval, kind, in: context)
    return outcome
  }

  private func name(of kind: Sample.Kind) -> String {
    metric == .bloodPressure ? kind.name : "value"
  }

  /// When it was first so on each day.
  private func firstTimes(of factor: Term) throws -> [Int: Instant] {
    let days = days.lowerBound.adding(days: -1)..<days.upperBound
    var first: [Int: Instant] = [:]
    func note(_ time: Instant, on day: Int) {
      first[day] = min(time, first[day] ?? time)
    }
    let meaning = context.meanings[factor.text, in: .habit] ?? factor.text
    let isExercise = meaning == Sample.Kind.exercise.rawValue
    var isKnown: [String: Bool] = [:]
    func isMeant(_ label: String) -> Bool {
      if let known = isKnown[label] { return known }
      let isMeant =
        label.lowercased() == factor.text.lowercased()
        || context.meanings[label, in: .habit] == meaning
      isKnown[label] = isMeant
      return isMeant
    }
    for kind in [Sample.Kind.medication, .tag, .food, .drink, .exercise] {
      for stored in try context.store.samples(SampleQuery(kind, of: person, on: days)) {
        let sample = stored.sample
        guard (kind == .exercise && isExercise) || sample.label.map(isMeant) ?? false else {
          continue
        }
        note(
          sample.precision == .day ? context.zone.start(of: sample.day) : sample.start,
          on: sample.day.days)
      }
    }
    let range = context.zone.instants(of: days)
    for tag in try context.store.tags(of: person, with: kind, in: range) where isMeant(tag.name) {
      note(tag.start, on: context.zone.localTime(at: tag.start).date.days)
    }
    return first
  }

  /// The figure of each day, in order, and whether it was one with it.
  private func days(of kind: Sample.Kind, _ first: [Int: Instant]) throws -> [Effect.Day] {
    let byDay = Dictionary(grouping: try samples(kind).map(\.sample), by: \.day.days)
    return byDay.sorted { $0.key < $1.key }.compactMap { day, all in
      var samples = all
      // A night is told by the day on which it ends.
      let time = first[kind == .sleep ? day - 1 : day]
      if let time, !kind.isCumulative { samples.removeAll { $0.start < time } }
      guard !samples.isEmpty else { return nil }
      return Effect.Day(value: kind.figure(ofDay: samples), isWith: time != nil)
    }
  }
}

extension Outcome {
  /// The means and how many days each is of.
  fileprivate mutating func tell(
    _ effects: Zip2Sequence<[String], [Effect]>, _ kinds: [Sample.Kind], in context: IntentContext
  ) {
    for ((name, effect), kind) in zip(effects, kinds) {
      let groups = [("", "with_", effect.with), ("other_", "without_", effect.without)]
      for (prefix, field, group) in groups {
        if let group {
          values[prefix + name] = kind.spoken(group.mean, in: context)
          figures.append(JSON.Field(field + kind.field, .number(group.mean.rounded(decimals: 3))))
        }
        guard kind == kinds[0] else { continue }
        let count = Double(group?.count ?? 0)
        values[prefix + "count"] = .number(count)
        figures.append(JSON.Field(field + "days", .number(count)))
      }
    }
  }

  /// The difference and between what it lies; nothing is said of a direction where that holds no difference at all.
  fileprivate mutating func tell(
    _ difference: Double, _ interval: ClosedRange<Double>, _ kind: Sample.Kind,
    in context: IntentContext
  ) {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    figures += [
      JSON.Field("difference_" + kind.field, .number(difference.rounded(decimals: 3))),
      JSON.Field("low_" + kind.field, .number(low.rounded(decimals: 3))),
      JSON.Field("high_" + kind.field, .number(high.rounded(decimals: 3))),
    ]
    if interval.contains(0) {
      key = "unclear"
      values["difference"] = kind.spoken(difference: difference, in: context)
      values["low"] = kind.spoken(difference: low, in: context)
      values["high"] = kind.spoken(difference: high, in: context)
    } else {
      key = difference > 0 ? "higher" : "lower"
      values["difference"] = kind.spoken(difference: abs(difference), in: context)
      values["low"] = kind.spoken(difference: min(abs(low), abs(high)), in: context)
      values["high"] = kind.spoken(difference: max(abs(low), abs(high)), in: context)
    }
  }
}
