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
    /// Whether a goal for such a kind can have it too.
    var isFigure = false
    /// Makes it; false where it makes no sense in this sample.
    let apply: (inout Sample) -> Bool
  }
}

extension Edit.Change {
  /// Another figure. Where a sample of the kind is missing it is added beside these.
  static func figure(
    _ figure: Figure, of kinds: [Sample.Kind], beside joins: [Sample.Kind] = []
  ) -> Self {
    Self(kinds: kinds, joins: joins, isFigure: true) { sample in
      sample.value = figure.value
      sample.said = figure.said
      return true
    }
  }

  /// Another number; what was drunk grows with the number of glasses, and what was told by its volume is as much as they
  /// hold.
  ///
  /// - Parameter volume: what so many of the glasses that were said hold of a drink; nil where that is not known.
  static func count(
    _ count: Double, of kinds: [Sample.Kind], in glass: String? = nil,
    volume: @escaping (_ drink: String?) -> Double? = { _ in nil }
  ) -> Self {
    Self(kinds: kinds) { sample in
      if sample.kind == .water || sample.kind == .drink {
        let before = glass == nil || glass == sample.portion ? sample.containers : nil
        let scaled = before.map { sample.value / $0 * count }
        guard let all = scaled ?? volume(sample.label) else { return false }
        sample.value = all.rounded(decimals: 3)
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
      guard let unit = said.unit, unit != sample.measured.unit else {
        sample.value = number
        sample.readBare(number)
        return true
      }
      // Two tablets of 200 mg: the number may be either.
      if sample.kind.isCounted { return sample.value == 1 }
      guard let canonical = new.converted(to: sample.measured.unit) else { return false }
      sample.value = canonical.value.rounded(decimals: 6)
      sample.readBare(number)
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
      if sample.kind == .weight {
        guard let weight = amount.converted(to: .kilogram)?.value else { return false }
        sample.value = weight.rounded(decimals: 6)
        return true
      }
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
  var isSaid: Bool { !kinds(areNamed: true).isEmpty }

  /// In which kinds of sample each of the figures can be.
  ///
  /// - Parameter areNamed: whether it was said which they are; a length alone is a height or a waist.
  func kinds(areNamed: Bool) -> [[Sample.Kind]] {
    rows(areNamed).filter { $0.0.wrappedValue != nil }.map(\.1)
  }

  func changes(areNamed: Bool, in context: IntentContext) throws -> [Edit.Change] {
    try rows(areNamed).compactMap { parameter, kinds, joins in
      try parameter.figure(in: context).map { .figure($0, of: kinds, beside: joins) }
    }
  }

  private func rows(
    _ areNamed: Bool
  ) -> [(Parameter<Quantity?>, [Sample.Kind], beside: [Sample.Kind])] {
    let meals: [Sample.Kind] = [.food, .drink]
    return [
      ($systolic, [.systolic], []), ($diastolic, [.diastolic], []),
      ($pulse, [.pulse], [.systolic]), ($weight, [.weight], []),
      ($height, areNamed ? [.height] : [.height, .waist], []),
      ($temperature, [.temperature], []), ($glucose, [.glucose], []),
      ($spo2, [.oxygenSaturation], []), ($energy, [.energy, .activeEnergy], meals + [.exercise]),
      ($protein, [.protein], meals), ($carbs, [.carbs], meals), ($fat, [.fat], meals),
      ($volume, [.water, .drink], []), ($steps, [.steps], []),
      ($distance, [.distance], [.exercise]), ($duration, [.exercise, .sleep], []),
    ]
  }
}

extension Sample {
  /// Takes a number that cannot be in the unit of the figure before for one in the unit in which it can: "no, 6.1" after
  /// 110 mg/dL.
  fileprivate mutating func readBare(_ number: Double) {
    let measures: [Kind: Measure] = [
      .glucose: .glucose, .temperature: .temperature, .weight: .weight, .height: .height,
    ]
    guard !kind.possible.contains(value), let measure = measures[kind] else { return }
    let readings = measure.bare.filter { $0.numbers.contains(number) }.compactMap { reading in
      let meant = Quantity(number, reading.unit)
      return meant.converted(to: kind.unit).map { (meant, $0.value.rounded(decimals: 6)) }
    }.filter { kind.possible.contains($0.1) }
    guard let (meant, figure) = readings.first, readings.count == 1 else { return }
    (said, value) = (meant, figure)
  }
}
