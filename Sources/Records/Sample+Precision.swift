import Measures

extension Sample {
  /// How exactly it was said when a sample was, where that was not to the minute: its start is then one time of many.
  public enum Precision: Hashable, Sendable {
    /// In this part of the day.
    case part(Moment.Part)
    /// On its day.
    case day
  }
}

extension Sample.Precision {
  /// As a store keeps it: `day`, or the name of the part.
  public init?(name: String) {
    if name == "day" {
      self = .day
    } else if let part = Moment.Part(rawValue: name) {
      self = .part(part)
    } else {
      return nil
    }
  }

  public var name: String {
    switch self {
    case .day: "day"
    case .part(let part): part.rawValue
    }
  }

  /// The part of the day, where that was said.
  public var part: Moment.Part? {
    switch self {
    case .day: nil
    case .part(let part): part
    }
  }
}
