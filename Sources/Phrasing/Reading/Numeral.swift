/// What a word can do inside a number; the words themselves are data of each language.
struct Numeral: Hashable {
  var role: Role
  /// The value of a digit or of a multiplier; 0 where the role says it all.
  var value: Double

  /// The values that a word of this role can have: kept in 49 bits, those of scales as they are and all others
  /// in millionths.
  static func values(_ role: Role) -> ClosedRange<Double> {
    role == .scale ? 1...1e14 : 0...500_000_000
  }

  /// The value as it is kept.
  var kept: Int { Int((value * Self.unit(role)).rounded()) }

  init(role: Role, value: Double) { (self.role, self.value) = (role, value) }

  init(role: Role, kept: Int) { self.init(role: role, value: Double(kept) / Self.unit(role)) }

  private static func unit(_ role: Role) -> Double { role == .scale ? 1 : 1_000_000 }

  enum Role: UInt8, CaseIterable {
    /// One to nine.
    case digit
    /// "zero", "oh", 零: stands for a digit, or bridges a gap as in 一百零五.
    case zero
    /// Ten to nineteen.
    case teen
    /// Twenty to ninety.
    case tens
    /// A multiplier below a thousand: "hundred", 十, 百, 千.
    case times
    /// A multiplier for all that stands before it: "thousand", 万.
    case scale
    /// The decimal point.
    case point
    /// A part of one: "half", "quarter", "thirds".
    case part
    /// Joins parts: "two AND a half".
    case and
    /// "a" and "an": one, before a multiplier, a part or a unit.
    case article
    /// Between a part and its unit: "quarter OF an hour".
    case of
    /// A word for a number that takes nothing before or after it: "dozen", 俩, 廿.
    case whole
    /// A word for a small number that nobody counted: "few". Read as a guess.
    case few
    /// A measure word between a number and "half": 两个半; with the value 1 it says nothing else, and may be
    /// passed over, 两个, and with a larger one it multiplies: 五打.
    case classifier
    /// Makes the measure word before it a fraction: the 之 of 三分之一.
    case ratio
    /// Below zero: 负.
    case minus
    /// "And some more": the 多 of 八千多, passed over as a guess.
    case more
    /// Hundreds in one word, which multiply nothing: "doscientos".
    case hundreds
    /// All of one unit of time, with no number of its own: "ALL day", "a FULL month". Read as a guess.
    case all
    /// Between two numbers of which nobody knows which it was: "two OR three".
    case range

    var name: String { String(describing: self) }

    init?(name: String) {
      guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = role
    }
  }

  /// Whether it counts, alone or with others; joining words do not.
  var isCount: Bool {
    switch role {
    case .digit, .zero, .teen, .tens, .hundreds, .times, .scale, .part, .whole, .few: true
    case .point, .and, .article, .of, .classifier, .ratio, .minus, .more, .all, .range: false
    }
  }

  /// How the numbers of a language are put together.
  struct Style: OptionSet, Hashable {
    let rawValue: UInt8
    /// "one thirty five" is 135.
    static let pairs = Style(rawValue: 1)
    /// 一三五 and "one three five" are 135.
    static let digits = Style(rawValue: 2)
    /// 一百二 is 120: a last digit takes the multiplier below the one before it.
    static let elliptic = Style(rawValue: 4)
    /// "treinta y cinco": a joining word stands between tens and ones.
    static let linked = Style(rawValue: 8)
    /// An experiment: listened to only where it is asked for, or is the language of the locale.
    static let experimental = Style(rawValue: 16)
    /// Written in other letters than A to Z, with or without accents; told by the titles of its intents.
    static let otherLetters = Style(rawValue: 32)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init?(name: String) {
      switch name {
      case "pairs": self = .pairs
      case "digits": self = .digits
      case "elliptic": self = .elliptic
      case "linked": self = .linked
      case "experimental": self = .experimental
      default: return nil
      }
    }
  }
}
