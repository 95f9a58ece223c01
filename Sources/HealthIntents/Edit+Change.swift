import Intents
import Measures
import Records

extension Edit {
  /// One thing that is to be otherwise.
  struct Change {
    /// In which kinds of sample it can be made, the likeliest first.
    let kinds: [Sample.Kind]
    /// Beside which kinds a sample of the first kind is added, where there is none yet.
    var joins: [Sample.Kind] = []
    /// Makes it; false where it makes no sense in this sample.
    let apply: (inout Sample) -> Bool
  }
}

extension Edit.Change {
  /// Another figure. Where a sample of the kind is missing it is added beside these.
  static func figure(
    _ figure: Figure, of kinds: [Sample.Kind], beside joins: [Sample.Kind] = []
  ) -> Self {
    Self(kinds: kinds, joins: joins) { sample in
      sample.value = figure.value
      sample.said = figure.said
      return true
    }
  }

  /// Another number; what was drunk grows with the number of glasses.
  static func count(_ count: Double, of kinds: [Sample.Kind]) -> Self {
    Self(kinds: kinds) { sample in
      if sample.kind == .water || sample.kind == .drink {
        guard let before = sample.containers else { return false }
        sample.value = (sample.value / before * count).rounded(decimals: 3)
        sample.said = Quantity(count, .point)
      } else {
        sample.value = count
      }
      return true
    }
  }

  /// A number alone: the figure in the unit in which it was said, else how many there were.
  static func number(_ number: Double) -> Self {
    Self(kinds: []) { sample in
      guard let said = sample.said, sample.containers == nil else {
        return count(number, of: []).apply(&sample)
      }
      let new = Quantity(number, said.unit)
      sample.said = new
      guard let unit = said.unit, unit != sample.kind.unit else {
        sample.value = number
        return true
      }
      // Two tablets of 200 mg: the number may be either.
      if sample.kind.isCounted { return sample.value == 1 }
      guard let canonical = new.converted(to: sample.kind.unit) else { return false }
      sample.value = canonical.value.rounded(decimals: 6)
      return true
    }
  }

  static func portion(_ name: String, of kinds: [Sample.Kind]) -> Self {
    Self(kinds: kinds) { sample in
      sample.portion = name
      return true
    }
  }

  /// What it comes to is computed from the whole of the correction.
  static var size: Self { Self(kinds: [.food, .drink]) { _ in true } }

  static func amount(_ amount: Quantity, of kinds: [Sample.Kind]) -> Self {
    Self(kinds: kinds) { sample in
      sample.said = amount
      // Two tablets stay two when each is of another strength.
      if sample.kind == .medication { return true }
      sample.portion = nil
      if sample.kind == .water || sample.kind == .drink {
        guard let volume = amount.converted(to: .millilitre)?.value else { return false }
        sample.value = volume.rounded(decimals: 6)
      } else {
        sample.value = 1
      }
      return true
    }
  }

  static func label(_ label: String, of kinds: [Sample.Kind]) -> Self {
    Self(kinds: kinds) { sample in
      sample.label = label
      return true
    }
  }

  /// Another food or drink; what was drunk as water becomes a drink.
  static func food(_ name: String) -> Self {
    Self(kinds: [.food, .drink, .water]) { sample in
      if sample.kind == .water { sample.kind = .drink }
      sample.label = name
      return true
    }
  }

  static func severity(_ severity: Double) -> Self {
    Self(kinds: [.symptom, .mood]) { sample in
      sample.value = severity
      sample.said = Quantity(severity, .point)
      return true
    }
  }
}

extension Figures {
  var isSaid: Bool {
    [
      systolic, diastolic, pulse, weight, height, temperature, glucose, spo2, energy, protein,
      carbs, fat, volume, steps, distance, duration,
    ].contains { $0 != nil }
  }

  func changes(in context: IntentContext) throws -> [Edit.Change] {
    let meals: [Sample.Kind] = [.food, .drink]
    let rows: [(Parameter<Quantity?>, [Sample.Kind], beside: [Sample.Kind])] = [
      ($systolic, [.systolic], []), ($diastolic, [.diastolic], []),
      ($pulse, [.pulse], [.systolic]), ($weight, [.weight], []), ($height, [.height], []),
      ($temperature, [.temperature], []), ($glucose, [.glucose], []),
      ($spo2, [.oxygenSaturation], []), ($energy, [.energy, .activeEnergy], meals + [.exercise]),
      ($protein, [.protein], meals), ($carbs, [.carbs], meals), ($fat, [.fat], meals),
      ($volume, [.water, .drink], []), ($steps, [.steps], []),
      ($distance, [.distance], [.exercise]), ($duration, [.exercise, .sleep], []),
    ]
    return try rows.compactMap { parameter, kinds, joins in
      try parameter.figure(in: context).map { .figure($0, of: kinds, beside: joins) }
    }
  }
}
