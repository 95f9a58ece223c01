import Measures

/// One thing in the record for a program to read; a pressure has its pulse beside it.
public struct Reading: Sendable {
  public let at: LocalTime
  /// Whether the time of day was said; else it is one time of many.
  public var isTimed = true
  /// The part of the day, where that was said.
  public var part: String?
  public let kind: String
  public var label: String?
  /// In the unit of the kind.
  public var value: Double?
  public var unit: String?
  /// Number and unit as they were said: "165 lb".
  public var said: String?
  /// In mmHg.
  public var systolic: Double?
  public var diastolic: Double?
  /// In beats a minute, of a pressure.
  public var pulse: Double?
  public var tags: [String] = []
  public var note: String?

  public init(_ kind: String, at time: LocalTime) {
    self.kind = kind
    at = time
  }
}

extension Reading {
  var date: String { "\(at.date)" }
  /// "07:05"; nothing where no time was said.
  var time: String { isTimed ? String("\(at)".suffix(5)) : "" }
}
