/// One thing that the words from some token on can mean as a typed value.
struct Reading {
  enum Kind: UInt8 { case number, quantity, text, word, form }

  /// The token after the last one read.
  var end: Int32
  var points: Int32 = 0
  /// The part of the cost that is a guess.
  var repair: Int32 = 0
  var kind: Kind
  /// The number, or that of the quantity.
  var number = 0.0
  /// The unit's place in the unit table; -1 without one.
  var unit: Int32 = -1
  /// The list entry, form or modifier that was read.
  var ending: Int32 = -1
  /// Whether it is the one of "a" and "an".
  var isArticle = false
  /// Whether a number stood there in digits, as one token that can be a time: 1030, 8.30, but not 8.5.
  var isClocklike = false
  /// What a form or modifier holds, as places in the readers' captures; for texts and digits the token they begin at.
  var captures: Int32 = 0
  var captureCount: Int32 = 0
  /// Equal values have equal keys.
  var key: UInt64 = 0
}

/// A slot filled inside a form or a modifier.
struct Capture {
  var terminal: Int32
  var reading: Int32
}

/// Mixes numbers into a key that tells values apart.
enum Key {
  @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var key = (left ^ (right &* 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
    key ^= key >> 29
    return key
  }

  @inline(__always)
  static func of(_ number: Double, unit: Int32) -> UInt64 {
    mix(number.bitPattern, UInt64(truncatingIfNeeded: unit + 2))
  }
}
