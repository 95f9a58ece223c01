import Intents
import Measures
import Records

/// How a series of measurements at home is taken, and which of them make an average: a row for each protocol.
struct PressureProtocol {
  /// How it is kept in the record.
  let name: String
  let days: Int
  /// In each of two sittings a day, one in the morning and one in the evening, so many readings a minute apart.
  let readings: Int
  /// So many days at the beginning do not count.
  let discarded: Int
  /// No average of less than these.
  let leastDays: Int
  let leastReadings: Int

  /// Parati et al., ESH practice guidelines for home blood pressure monitoring, J Hum Hypertens 2010;24:779-785; kept in
  /// the ESH guidelines of 2023 and the joint policy statement of AHA and AMA, Circulation 2020;142:e42-e63: seven days, two
  /// readings in the morning and two in the evening, without the first day; at least 12 readings on 3 days.
  static let week = PressureProtocol(
    name: "7day", days: 7, readings: 2, discarded: 1, leastDays: 3, leastReadings: 12)

  static let all = [week]

  /// The parts of the day with a sitting, with the hours in which it may be.
  static let sittings: [(part: Moment.Part, hours: Range<Int>)] = [
    (.morning, 5..<12), (.evening, 17..<24),
  ]
}

/// How a series stands at a time.
struct PressureSeries {
  let plan: PressureProtocol
  let first: CivilDate

  typealias Sitting = (day: CivilDate, part: Moment.Part)

  private(set) var done: [Sitting] = []
  private(set) var missed: [Sitting] = []
  private(set) var open: [Sitting] = []
  /// The readings that count, and on how many days they were taken.
  private(set) var counted: [PressureReading] = []
  private(set) var countedDays = 0

  /// - Parameter readings: those of its days.
  init(
    _ plan: PressureProtocol, from first: CivilDate, _ readings: [PressureReading],
    in context: IntentContext
  ) {
    let now = context.localNow
    self.plan = plan
    self.first = first
    var days: Set<CivilDate> = []
    for number in 0..<plan.days {
      let day = first.adding(days: number)
      for (part, hours) in PressureProtocol.sittings {
        let own = readings.filter { reading in
          let time = context.localTime(of: reading.upper)
          return time.date == day && hours.contains(time.hour) && reading.upper.precision != .day
        }
        let isOver = now.date > day || now.date == day && now.hour >= hours.upperBound
        if !own.isEmpty {
          done.append((day, part))
        } else if isOver {
          missed.append((day, part))
        } else {
          open.append((day, part))
        }
        guard number >= plan.discarded, !own.isEmpty else { continue }
        counted += own
        days.insert(day)
      }
    }
    countedDays = days.count
  }

  /// Whether there is enough for an average.
  var isEnough: Bool { countedDays >= plan.leastDays && counted.count >= plan.leastReadings }

  /// The day after the last one.
  var end: CivilDate { first.adding(days: plan.days) }
}
