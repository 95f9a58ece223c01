extension Zone.Rule {
  /// Reads a rule as POSIX and RFC 8536 write it; nil when it is not one.
  ///
  /// A summer time without dates is that of the United States since 2007, as in the C library.
  init?(_ text: some StringProtocol) {
    var scanner = DigitScanner(text)
    guard scanner.skipName(), let west = scanner.time(hours: 24) else { return nil }
    let standard = -west
    guard !scanner.isAtEnd else {
      self.init(standard: standard)
      return
    }
    guard scanner.skipName() else { return nil }
    var offset = standard + 3600
    if let next = scanner.next, next != UInt8(ascii: ",") {
      guard let west = scanner.time(hours: 24) else { return nil }
      offset = -west
    }
    var start = Change(day: .weekday(0, week: 2, month: 3), time: 7200)
    var end = Change(day: .weekday(0, week: 1, month: 11), time: 7200)
    if !scanner.isAtEnd {
      guard scanner.skip(","), let first = scanner.change(),
        scanner.skip(","), let second = scanner.change(), scanner.isAtEnd
      else { return nil }
      (start, end) = (first, second)
    }
    self.init(standard: standard, summer: Summer(offset: offset, start: start, end: end))
  }
}

extension DigitScanner {
  /// Steps over `CET`, three letters or more, or over `<+03>`.
  fileprivate mutating func skipName() -> Bool {
    let isLetter = { (byte: UInt8) in (65...90).contains(byte) || (97...122).contains(byte) }
    guard skip("<") else { return run(while: isLetter).count >= 3 }
    let name = run { isLetter($0) || $0.digit != nil || $0 == 43 || $0 == 45 }
    return name.count >= 3 && skip(">")
  }

  /// Seconds of `[+-]h[h][:mm[:ss]]`.
  fileprivate mutating func time(hours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = number(upTo: hours).map({ $0 * 3600 }) else { return nil }
    for scale in [60, 1] where skip(":") {
      guard let part = number(digits: 2), part < 60 else { return nil }
      seconds += part * scale
    }
    return isNegative ? -seconds : seconds
  }

  /// `M3.5.0`, `J60` or `59`, and after a slash the time, else 02:00.
  fileprivate mutating func change() -> Zone.Rule.Change? {
    guard let day = day() else { return nil }
    guard skip("/") else { return Zone.Rule.Change(day: day, time: 7200) }
    return time(hours: 167).map { Zone.Rule.Change(day: day, time: $0) }
  }

  private mutating func day() -> Zone.Rule.Day? {
    if skip("M") {
      guard let month = number(upTo: 12), month >= 1, skip("."),
        let week = number(upTo: 5), week >= 1, skip("."), let weekday = number(upTo: 6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
    if skip("J") {
      guard let number = number(upTo: 365), number >= 1 else { return nil }
      return .julian(number)
    }
    return number(upTo: 365).map { .ordinal($0) }
  }
}
