/// A time as calendar and clock show it somewhere, with no word on where.
public struct LocalTime: Hashable, Comparable, Sendable {
  public let date: CivilDate
  /// 0 at midnight to 86,399.
  public let secondOfDay: Int

  /// Seconds beyond either end of the day run over into the neighbouring days.
  public init(_ date: CivilDate, secondOfDay: Int = 0) {
    let (days, rest) = secondOfDay.floored(by: 86_400)
    self.date = days == 0 ? date : date.adding(days: days)
    self.secondOfDay = rest
  }

  public init(_ date: CivilDate, hour: Int, minute: Int = 0, second: Int = 0) {
    self.init(date, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  /// So much later by calendar and clock; no zone shifts its clock in between.
  public func adding(seconds: Int) -> LocalTime {
    let (days, rest) = seconds.floored(by: 86_400)
    return LocalTime(date.adding(days: days), secondOfDay: secondOfDay + rest)
  }

  /// Seconds from another local time to this one, on a clock that nobody shifts.
  public func seconds(since other: LocalTime) -> Int {
    (date.days - other.date.days) * 86_400 + secondOfDay - other.secondOfDay
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}

extension LocalTime: CustomStringConvertible {
  /// "2026-03-11T10:00"; seconds are kept to itself.
  public var description: String { "\(date)T\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// Reads "2026-03-11T10:00", "2026-03-11T10:00:30", and "2026-03-11" for the start of that day.
  public init?(_ text: String) {
    guard let date = CivilDate(String(text.prefix(10))) else { return nil }
    var scanner = DigitScanner(text.dropFirst(10))
    guard !scanner.isAtEnd else {
      self.init(date)
      return
    }
    guard scanner.skip("T"), let hour = scanner.number(digits: 2), hour < 24, scanner.skip(":"),
      let minute = scanner.number(digits: 2), minute < 60
    else { return nil }
    var second = 0
    if scanner.skip(":") {
      guard let heard = scanner.number(digits: 2), heard < 60 else { return nil }
      second = heard
    }
    guard scanner.isAtEnd else { return nil }
    self.init(date, hour: hour, minute: minute, second: second)
  }
}
