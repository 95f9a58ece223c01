import Intents
import Measures
import Records

/// What was computed of a food follows when the food is corrected; what was said of it stays.
extension Edit {
  /// - Parameter size: how big it was, where that is the correction.
  mutating func estimate(sized size: String?, in context: IntentContext) throws {
    for index in stored.entry.samples.indices where thing.contains(stored.entry.samples[index]) {
      let old = stored.entry.samples[index]
      guard old.kind == .food || old.kind == .drink, let label = samples[index].label,
        size != nil || old.meal != samples[index].meal
      else { continue }
      let figures = figures(of: label, in: old.group)
      guard figures.allSatisfy({ samples[$0].isEstimated }) else { continue }
      if size == nil, old.isSamePortion(as: samples[index]), !figures.isEmpty {
        scale(figures, by: samples[index].helpings / old.helpings)
        continue
      }
      let estimate = try context.estimate(label, samples[index].helping(sized: size))
      put(estimate, at: figures, beside: samples[index])
      if old.kind == .drink, size != nil, let weight = estimate?.weight?.value {
        set(volume: weight * samples[index].helpings, at: index)
      }
      if let estimate, !figures.isEmpty, old.label == samples[index].label {
        try remember(estimate, of: label, in: old, now: samples[index], context)
      }
    }
  }

  private func figures(of label: String, in group: Int) -> [Int] {
    samples.indices.filter {
      samples[$0].group == group && samples[$0].person == thing.reference.person
        && Nutrients.kinds.contains(samples[$0].kind) && samples[$0].label == label
    }
  }

  private mutating func scale(_ figures: [Int], by factor: Double) {
    for index in figures {
      samples[index].value = (samples[index].value * factor).rounded(decimals: 2)
    }
  }

  /// Puts what was computed anew in the place of what there was; what is not known any more goes.
  private mutating func put(_ estimate: Estimate?, at figures: [Int], beside food: Sample) {
    for kind in Nutrients.kinds {
      let place = figures.first { samples[$0].kind == kind }
      guard let estimate, let figure = estimate.nutrients[kind] else {
        if let place { remove(place) }
        continue
      }
      var sample = food
      (sample.kind, sample.value, sample.said) = (kind, figure, nil)
      sample.portion = estimate.mark
      if let place { samples[place] = sample } else { samples.append(sample) }
    }
  }

  /// What the portion weighed that was corrected is what it weighs for this person from now on.
  private mutating func remember(
    _ estimate: Estimate, of label: String, in old: Sample, now food: Sample,
    _ context: IntentContext
  ) throws {
    guard old.said == nil || old.containers != nil,
      let identity = context.meanings[label, in: .edible],
      let weight = estimate.weight?.value
        ?? food.said.flatMap({ amount in Food(identity)?.weight(of: amount) })
        .map({ $0 / old.helpings })
    else { return }
    guard old.portion == food.portion || food.said != nil else { return }
    remembered = Food(identity)?.quantity(weight)
    var serving = food
    (serving.kind, serving.value, serving.said) = (.serving, weight.rounded(decimals: 2), nil)
    (serving.label, serving.portion) = (identity, old.portion ?? "")
    let place = samples.firstIndex { $0.kind == .serving && $0.group == old.group }
    if let place { samples[place] = serving } else { samples.append(serving) }
  }
}

extension Sample {
  /// What of it is said of a meal.
  fileprivate var meal: [String?] {
    [label, portion, "\(value)", said.map { "\($0.value) \($0.unit?.rawValue ?? "")" }]
  }

  /// Whether there is only another number of the same.
  fileprivate func isSamePortion(as other: Sample) -> Bool {
    label == other.label && portion == other.portion && said?.unit == other.said?.unit
      && (kind == .drink || said == other.said)
  }

  /// How many there were: of what is drunk how many glasses or, without them, how much.
  fileprivate var helpings: Double {
    guard kind == .drink else { return value }
    return containers ?? max(value, 1)
  }

  fileprivate func helping(sized size: String?) -> Helping {
    let isByVolume = kind == .drink && containers == nil && value > 0
    let amount = isByVolume ? Quantity(value, .millilitre) : kind == .food ? said : nil
    return Helping(
      count: isByVolume ? nil : helpings, unit: portion, amount: size == nil ? amount : nil,
      size: size)
  }
}
