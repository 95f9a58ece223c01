import Intents
import Measures
import Records

/// On which side of a figure others lie.
enum Bound: String, ParameterValue, CaseIterable {
  case over = "bound-over"
  case under = "bound-under"
  case atLeast = "bound-least"
  case atMost = "bound-most"

  /// One of the two figures of a pressure.
  enum Figure: String, ParameterValue, CaseIterable {
    case upper = "upper-figure"
    case lower = "lower-figure"
  }

  var isUpward: Bool { self == .over || self == .atLeast }

  func holds(_ figure: Double, _ limit: Double) -> Bool {
    switch self {
    case .over: figure > limit
    case .under: figure < limit
    case .atLeast: figure >= limit
    case .atMost: figure <= limit
    }
  }

  /// A figure of a kind, in its canonical unit and as it was said.
  struct Limit {
    let kind: Sample.Kind
    let value: Double
    let said: Quantity?
  }

  /// One figure, or the two of a pressure.
  struct Limits {
    let main: Limit
    let other: Limit?

    var isPair: Bool { other != nil }

    /// A pressure is above two figures where either of its own is, and below them where both are.
    func isBeyond(_ reading: PressureReading, _ bound: Bound) -> Bool {
      guard let other else {
        let figure = main.kind == .diastolic ? reading.diastolic : reading.systolic
        return bound.holds(figure, main.value)
      }
      let upper = bound.holds(reading.systolic, main.value)
      let lower = bound.holds(reading.diastolic, other.value)
      return bound.isUpward ? upper || lower : upper && lower
    }

    func spoken(in context: IntentContext) -> [String: Value] {
      guard let other else {
        let said = main.said.map { main.kind.spoken(main.value, said: $0) }
        return ["limit": said ?? main.kind.spoken(main.value, in: context)]
      }
      return [
        "systolic": main.kind.spoken(main.value, in: context),
        "diastolic": other.kind.spoken(other.value, in: context),
      ]
    }
  }

  /// A reading, or a day's sum.
  struct Found {
    let when: Moment
    let day: CivilDate
    let value: (kind: Sample.Kind, figure: Double)
    /// The lower figure of a pressure.
    let lower: Double?
    let isBeyond: Bool

    func told(in context: IntentContext) -> [String: Value] {
      var row: [String: Value] = ["when": .moment(when)]
      row[lower == nil ? "value" : "systolic"] = value.kind.spoken(value.figure, in: context)
      row["diastolic"] = lower.map { Sample.Kind.diastolic.spoken($0, in: context) }
      return row
    }
  }

  /// All that there is, and what of it is beyond a bound, the last first.
  struct Tally {
    let all: Int
    let beyond: [Found]
    private let days: Int

    init(_ found: [Found]) {
      all = found.count
      beyond = found.filter(\.isBeyond).reversed()
      days = Set(found.map(\.day)).count
    }

    private init(all: Int, beyond: [Found]) {
      (self.all, days, self.beyond) = (all, all, beyond)
    }

    var share: Double { Double(beyond.count) / Double(all) }

    /// Each day once, by its last reading beyond the bound.
    var byDays: Tally {
      var seen: Set<CivilDate> = []
      return Tally(all: days, beyond: beyond.filter { seen.insert($0.day).inserted })
    }

    var figures: [JSON.Field] {
      [
        JSON.Field("count", .number(Double(beyond.count))),
        JSON.Field("total", .number(Double(all))),
      ]
    }
  }
}

extension IntentContext {
  /// The stretch of days by the dates of its ends, where those were said by names that come again.
  func dated(_ period: Period) -> Period {
    guard case .between = period, let days = period.days(today: today) else { return period }
    let date = { (day: CivilDate) -> Period in
      .day(
        .date(year: day.year == self.today.year ? nil : day.year, month: day.month, day: day.day))
    }
    return .between(date(days.lowerBound), date(days.upperBound.adding(days: -1)))
  }
}
