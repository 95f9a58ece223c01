import Measures
import Records

extension IntentContext {
  /// What the person chose for good under this name, the newest choice of it; nil where nothing was chosen, and where the
  /// store cannot be read.
  ///
  /// A choice is a sample of the kind `preference`: its label is the name, its portion what was chosen.
  public func choice(_ name: String) -> String? {
    if let known = choices.known { return known[name] }
    let known = read()
    choices.known = known
    return known[name]
  }

  private func read() -> [String: String] {
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    let samples = try? store.samples(SampleQuery(.preference, of: person, in: ever))
    var known: [String: String] = [:]
    for sample in (samples ?? []).map(\.sample) {
      if let name = sample.label { known[name] = sample.portion }
    }
    return known
  }

  /// The unit in which the person wants to hear and say figures of a kind.
  public func unit(of kind: Sample.Kind) -> Quantity.Unit {
    guard let name = kind.unitChoice,
      let unit = choice(name).flatMap(Quantity.Unit.init(rawValue:)),
      unit.dimension == kind.unit.dimension
    else { return kind.unit }
    return unit
  }
}

extension Sample.Kind {
  /// The name under which the unit of its figures is chosen; nil where people know but one.
  public var unitChoice: String? {
    switch self {
    case .weight, .height, .distance, .temperature, .glucose, .waist: rawValue
    case .systolic, .diastolic: "bloodPressure"
    case .energy, .activeEnergy: Self.energy.rawValue
    case .water, .drink: Self.water.rawValue
    default: nil
    }
  }
}

/// The choices of one person, read when the first of them is asked for.
final class ChoiceMemory {
  var known: [String: String]?
}
