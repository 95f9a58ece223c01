import Intents
import Records

/// What a question, a deletion or a goal can be about: a kind of sample, the two figures of a pressure, or all.
public struct Metric: ParameterValue, RawRepresentable, Hashable {
  public let rawValue: String
  /// The kind that is counted and listed; nil for all.
  let kind: Sample.Kind?

  public init?(rawValue: String) {
    switch rawValue {
    case "bloodPressure": kind = .systolic
    case "all": kind = nil
    default:
      guard let kind = Sample.Kind(rawValue: rawValue), kind != .systolic, kind != .diastolic else {
        return nil
      }
      self.kind = kind
    }
    self.rawValue = rawValue
  }

  public static var form: Form {
    .choice(
      ["all", "bloodPressure"]
        + Sample.Kind.allCases.map(\.rawValue).filter { Self(rawValue: $0) != nil })
  }

  private init(_ name: String, _ kind: Sample.Kind?) {
    rawValue = name
    self.kind = kind
  }

  static let bloodPressure = Metric("bloodPressure", .systolic)
  static let medication = Metric("medication", .medication)
  static let energy = Metric("energy", .energy)
  static let sleep = Metric("sleep", .sleep)
  static let all = Metric("all", nil)

  /// All that belongs to it; none where that is all.
  var kinds: [Sample.Kind] {
    self == .bloodPressure ? [.systolic, .diastolic] : kind.map { [$0] } ?? []
  }

  /// What is asked for when nothing was said but the metric.
  var usualAggregate: Aggregate {
    switch kind?.usualAnswer {
    case .latest?: .latest
    case .sum?: .sum
    case .list?, nil: .list
    }
  }

  /// Whether its figures can be added, averaged and compared: of what has a name, only of what lasts or is drunk.
  var hasFigure: Bool {
    kind.map { !$0.isNamed || $0 == .exercise || $0 == .drink } ?? false
  }

  /// Whether a sample is a thing with a name rather than a figure.
  var isNamed: Bool { kind?.isNamed ?? false }
}
