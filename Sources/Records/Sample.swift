import Measures

/// One measured or counted thing of one person at one time, as HealthKit models it.
public struct Sample: Hashable, Sendable {
  public var kind: Kind
  /// The figure in the kind's canonical unit.
  public var value: Double
  /// The number and unit exactly as said, when they were said: 165 lb beside 74.84 kg.
  public var said: Quantity?
  /// What a figure alone cannot tell: the food's name, the activity, the medicine, the words of a
  /// note.
  public var label: String?
  /// The unit of a label's count, such as `bowl` or `tablet`.
  public var portion: String?
  public var start: Instant
  public var end: Instant
  /// Nil where the start is known to the minute.
  public var precision: Precision?
  /// The time zone in which start was said, an IANA name.
  public var zone: String
  /// The local day on which it starts, in its own zone; at most one day away from the day in UTC.
  public var day: CivilDate
  public var person: Person.ID
  /// Samples of one entry with the same number belong together: the two figures of one blood
  /// pressure.
  public var group: Int

  public init(
    _ kind: Kind, _ value: Double, said: Quantity? = nil, label: String? = nil,
    portion: String? = nil, from start: Instant, to end: Instant, zone: String,
    on day: CivilDate, person: Person.ID, group: Int = 0
  ) {
    self.kind = kind
    self.value = value
    self.said = said
    self.label = label
    self.portion = portion
    self.start = start
    self.end = end
    self.zone = zone
    self.day = day
    self.person = person
    self.group = group
  }
}

extension Sample {
  /// Between which instants samples of these days start, in whatever zone they were said.
  public static func starts(on days: Range<CivilDate>) -> Range<Instant> {
    let midnight = { (day: Int) in Instant(seconds: Int64(day) * 86_400) }
    return midnight(days.lowerBound.days - 1)..<midnight(days.upperBound.days + 1)
  }
}

extension Person {
  public typealias ID = Int64
}
