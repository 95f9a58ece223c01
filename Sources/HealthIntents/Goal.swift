import Intents
import Measures
import Records

/// A goal as it stood on a day: the newest one that was set for a kind of sample up to the end of that day, so that
/// yesterday keeps yesterday's goal.
///
/// It is kept as a sample of the kind `goal`: its label is the kind it is for, its portion the stretch that it is for,
/// its value in that kind's canonical unit.
struct Goal {
  let kind: Sample.Kind
  let value: Double
  let said: Quantity?
  /// A day, a week or a month; nil where it is a figure to be reached.
  let stretch: String?
  /// The day by which it is to be reached, where that was said.
  var deadline: CivilDate?

  /// A figure of the kind, for as long as its goals are usually for.
  init(_ kind: Sample.Kind, _ figure: Figure) {
    self.kind = kind
    (value, said) = (figure.value, figure.said)
    stretch = kind.isCumulative ? "day" : nil
  }

  /// The goal for a kind at the end of a day; nil where there was none.
  init?(for kind: Sample.Kind, on day: CivilDate, in context: IntentContext) throws {
    let end = context.zone.start(of: day.adding(days: 1))
    let query = SampleQuery(
      .goal, of: context.person, in: Instant(seconds: 0)..<end, label: kind.rawValue,
      newestFirst: true, limit: 1)
    guard let sample = try context.store.samples(query).first?.sample else { return nil }
    self.init(sample)
    deadline = sample.deadline(in: context)
  }

  /// In the place of its stretch, a goal that was stopped has this.
  static let ended = "ended"

  /// What a sample says that is a goal; nil for any other.
  init?(_ sample: Sample) {
    guard sample.kind == .goal, sample.portion != Self.ended,
      let kind = sample.label.flatMap(Sample.Kind.init(rawValue:))
    else {
      return nil
    }
    self.kind = kind
    value = sample.value
    said = sample.said
    stretch = sample.portion
  }

  /// The figure for a sentence, as it was said.
  var spoken: Value { kind.spoken(value, said: said) }

  /// The local days that count towards it.
  func days(around day: CivilDate) -> Range<CivilDate> {
    let period: Period =
      switch stretch {
      case "week": .week(0)
      case "month": .month(0)
      default: .day(.offset(0))
      }
    return period.days(today: day) ?? day..<day.adding(days: 1)
  }
}

extension Sample {
  /// What its figure is one of: of a goal, of what that is for.
  var measured: Kind { kind == .goal ? label.flatMap(Kind.init(rawValue:)) ?? kind : kind }
}

extension Sample.Kind {
  /// The name that a figure of it has among `Figures`.
  var figureName: String {
    switch self {
    case .water: "volume"
    case .sleep, .exercise: "duration"
    default: name
    }
  }
}

extension IntentContext {
  /// The day until which a goal is to be reached.
  ///
  /// - Throws: `Need.value` of the parameter `deadline`, "no-such-time" where there is no such day, "past" where it is over.
  func lastDay(ofGoalBy deadline: Moment) throws -> CivilDate {
    guard let time = deadline.resolved(now: localNow, toward: .future) else {
      throw Need.value(parameter: "deadline", key: "no-such-time")
    }
    guard time.at.date > today else { throw Need.value(parameter: "deadline", key: "past") }
    return time.at.date
  }

  /// The end of a goal that is to be reached until a day.
  func end(ofGoalBy day: CivilDate) -> Instant {
    Instant(seconds: zone.start(of: day.adding(days: 1)).seconds - 1)
  }
}

extension Sample {
  /// The day until which a goal is to be reached.
  func deadline(in context: IntentContext) -> CivilDate? {
    kind == .goal && end > start ? context.zone.localTime(at: end).date : nil
  }
}
