/// A number in the making, word by word.
struct Composition {
  private let style: Numeral.Style
  private var total = 0.0
  private var section = 0.0
  /// The last small number, while no multiplier has taken it.
  private var small: Double?
  private var smallRole = Numeral.Role.digit
  private var lastTimes = Double.infinity
  private var lastScale = Double.infinity
  private var isBridged = false
  private var isEmpty = true
  /// Begun by a multiplier alone: 万九 is 19000, but 万一 is "in case", and of "eihgt hundred" only the end is heard.
  private(set) var isBare = false
  /// After 刻, a quarter of an hour, nothing smaller follows.
  private var isClosed = false

  init(style: Numeral.Style) { self.style = style }

  /// Whether "and" may follow: after a multiplier.
  var canJoin: Bool { small == nil && !isClosed && (lastTimes.isFinite || lastScale.isFinite) }

  /// Whether the joining word between tens and ones may follow.
  var canLink: Bool { style.contains(.linked) && smallRole == .tens && small != nil }

  /// The number so far; nil where it cannot end.
  var value: Double? {
    guard !isEmpty else { return nil }
    guard let small else { return isBridged ? nil : total + section }
    if style.contains(.elliptic), smallRole == .digit, !isBridged {
      if lastTimes.isFinite, lastTimes >= 100 { return total + section + small * lastTimes / 10 }
      if !lastTimes.isFinite, lastScale.isFinite, section == 0 {
        return total + small * lastScale / 10
      }
    }
    return total + section + small
  }

  /// Takes a number written in digits: it begins, or follows a multiplier as in 1万2, 5千6百 and 3万4000; elsewhere
  /// only where something ties it to that: "3 hundred and 21", "3 thousand 2 hundred".
  mutating func add(_ digits: Double, isTied: Bool) -> Bool {
    guard !isEmpty else {
      (small, smallRole, isEmpty) = (digits, .whole, false)
      return true
    }
    guard isTied, canJoin, digits.isWhole, digits > 0, digits < min(lastTimes, lastScale) else {
      return false
    }
    (small, smallRole) = (digits, digits < 10 ? .digit : .whole)
    return true
  }

  /// Whether 多 may follow: after a multiplier, or the zero that stands for what is left open.
  var canBeMore: Bool {
    guard style.contains(.elliptic), !isEmpty else { return false }
    return canJoin || (smallRole == .whole && (small ?? 0) >= 10)
  }

  /// Passes over 多: what was said counts as it stands.
  mutating func passOver() { isBridged = false }

  /// Takes one more word; false when the number ends before it.
  mutating func add(_ numeral: Numeral) -> Bool {
    switch numeral.role {
    case .digit: return addSmall(numeral, after: .tens)
    case .teen, .tens: return addSmall(numeral, after: nil)
    case .hundreds:
      guard small == nil, !isClosed, lastTimes > 100 else { return false }
      section += numeral.value
      (lastTimes, isEmpty, isBridged) = (100, false, false)
      return true
    case .article:
      guard isEmpty else { return false }
      (small, smallRole, isEmpty) = (1, .article, false)
      return true
    case .zero: return addZero()
    case .times:
      guard !isClosed, addTimes(numeral.value) else { return false }
      isClosed = numeral.endsNumber
      return true
    case .scale: return addScale(numeral.value)
    case .point, .part, .and, .of, .whole, .few, .classifier, .ratio, .minus, .more, .all, .range:
      return false
    }
  }

  private mutating func addSmall(_ numeral: Numeral, after role: Numeral.Role?) -> Bool {
    if let before = small {
      guard let role, smallRole == role, numeral.role == .digit else { return false }
      small = before + numeral.value
      smallRole = .teen
      return true
    }
    guard isEmpty || canJoin else { return false }
    if numeral.role != .digit, lastTimes <= 10 { return false }
    (small, smallRole, isEmpty) = (numeral.value, numeral.role, false)
    return true
  }

  private mutating func addZero() -> Bool {
    if isEmpty {
      (small, smallRole, isEmpty) = (0, .zero, false)
      return true
    }
    guard canJoin, !isBridged, style.contains(.elliptic) else { return false }
    isBridged = true
    return true
  }

  private mutating func addTimes(_ times: Double) -> Bool {
    guard times < lastTimes, smallRole != .zero, takesTimes else { return false }
    if small == nil {
      guard times == 10 || isEmpty || isBridged else { return false }
      if isEmpty, times >= 100 { isBare = true }
      small = 1
    }
    section += (small ?? 0) * times
    (small, lastTimes, isEmpty) = (nil, times, false)
    isBridged = false
    return true
  }

  /// 3千 is three thousand, but 80千克 is 80 of 千克 and 1.5千克 one and a half of them.
  private var takesTimes: Bool {
    guard style.contains(.elliptic), smallRole == .whole, let small else { return true }
    return small < 10 && small.isWhole
  }

  private mutating func addScale(_ scale: Double) -> Bool {
    guard smallRole != .zero else { return false }
    var counted = section + (small ?? 0)
    if style.contains(.elliptic) {
      if isEmpty { (counted, isBare) = (1, true) }
      if let small, smallRole == .digit, lastTimes >= 100, lastTimes.isFinite, !isBridged {
        counted = section + small * lastTimes / 10
      }
    }
    if scale < lastScale {
      if isEmpty { (counted, isBare) = (1, true) }
      guard counted > 0 else { return false }
      total += counted * scale
    } else {
      // 四万亿, 一万五千亿, "three thousand million": all that was counted so far.
      guard style.contains(.elliptic) || (lastScale == 1000 && counted == 0) else { return false }
      total = (total + counted) * scale
    }
    (small, section, lastTimes, lastScale, isEmpty) = (nil, 0, .infinity, scale, false)
    isBridged = false
    return true
  }
}

/// Sums of decimals that come out as a person would write them.
enum Decimal {
  /// `whole + part / scale`, computed so that 36 and 5/10 give the double nearest 36.5.
  static func sum(_ whole: Double, _ part: Double, _ scale: Double) -> Double {
    (whole * scale + part) / scale
  }
}
