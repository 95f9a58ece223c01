import Intents
import Measures
import Records

/// Keeps what somebody wants for good: "show my weight in pounds", "judge my pressure by the AHA guideline".
public struct SetPreference: Intent {
  public static let title = "Choose a unit, a guideline or a scale"
  public static let kind = "preference"
  public static let demand = Demand.add(.preference)

  @Parameter var guideline: PressureGuideline?
  @Parameter var scale: BodyScale?
  @Parameter var formula: BasalFormula?
  /// The kind whose figures are to be told in a unit; what the unit measures, where it was not said.
  @Parameter var subject: Metric?
  @Parameter var unit: Term?

  public init() {}

  public func review(in context: IntentContext) throws { _ = try choice() }

  public func perform(in context: IntentContext) throws -> Outcome {
    let (name, chosen) = try choice()
    let sample = context.sample(.preference, label: name, portion: chosen)
    var outcome = Outcome("logged", samples: [sample])
    outcome.things = try Description.all(of: [sample], in: context)
    outcome.values = outcome.things.first ?? [:]
    outcome.values["person"] = context.person.namedUnlessMe
    return outcome
  }

  /// The name under which it is kept, and what was chosen.
  ///
  /// - Throws: `Need.value` "missing", or "wrong-unit" where the figures are not measured in it.
  private func choice() throws -> (String, String) {
    if let guideline { return (Custom.guideline.rawValue, guideline.rawValue) }
    if let scale { return (Custom.scale.rawValue, scale.rawValue) }
    if let formula { return (Custom.formula.rawValue, formula.rawValue) }
    guard let unit = unit.flatMap({ Quantity.Unit(rawValue: $0.text) }) else {
      throw $unit.needsValue()
    }
    let kinds = Sample.Kind.allCases.filter { $0.units.contains(unit) }
    let kind = subject.map { subject in kinds.first { $0 == subject.kind } } ?? kinds.first
    guard let name = kind?.unitChoice else { throw $unit.needsValue("wrong-unit") }
    return (name, unit.rawValue)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] { saidFields(in: context) }
}

extension Sample.Kind {
  /// The units in which people tell figures of this kind; none where there is but one.
  var units: [Quantity.Unit] {
    switch self {
    case .weight: [.kilogram, .pound, .stone, .jin]
    case .height: [.centimetre, .foot, .inch, .metre]
    case .waist: [.centimetre, .inch]
    case .distance: [.kilometre, .mile]
    case .systolic: [.millimetreOfMercury, .kilopascal]
    case .energy: [.kilocalorie, .kilojoule]
    case .temperature: [.celsius, .fahrenheit]
    case .glucose: [.millimolePerLitre, .milligramPerDecilitre]
    case .water: [.millilitre, .litre, .fluidOunce]
    default: []
    }
  }
}
