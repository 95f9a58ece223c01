import Intents
import Measures
import Records

/// What the record holds, told in the values of a sentence: one description for each thing, such as a blood pressure
/// with its pulse, or a meal with its figures.
///
/// The sentence itself is the line `thing` of a grammar, so that an answer, a question and a list name a thing in one
/// way, and as it is now, whatever was said when it was recorded.
struct Description {
  private let samples: [Sample]
  private(set) var values: [String: Value] = [:]

  /// - Parameter samples: those of one person that belong together.
  private init(_ samples: [Sample]) {
    self.samples = samples
    for sample in samples { take(sample) }
    takeMetric()
  }

  /// The descriptions of samples, in their order.
  ///
  /// - Parameter when: how the time was said; else it is told where it is not the present.
  static func all(
    of samples: [Sample], when: Moment? = nil, in context: IntentContext
  ) throws -> [[String: Value]] {
    try samples.grouped.map { group in
      var values = Description(group).values
      if values["energy"] != nil, let energy = group.first(where: { $0.kind == .energy }),
        energy.isEstimated
      {
        values["energy"] = energy.kind.spoken(energy.value, in: context)
      }
      let person =
        group[0].person == context.person.id
        ? context.person : try context.store.person(group[0].person)
      values["person"] = group[0].kind.isAboutPeople ? nil : person?.namedUnlessMe
      values["when"] = when.map(Value.moment) ?? group[0].time(in: context).map(Value.moment)
      values["deadline"] = group[0].deadline(in: context).map {
        .moment(Moment(day: context.wholeDay(of: $0)))
      }
      if let reminder = Reminder(group[0]) {
        values.merge(reminder.spoken(in: context)) { $1 }
        (values["whom"], values["person"]) = (values["person"], nil)
        values["when"] = when.map(Value.moment)
      }
      return values
    }
  }

  /// The values of a question about these things, which can name them by `what`.
  static func told(_ samples: [Sample], in context: IntentContext) throws -> [String: Value] {
    Outcome.values(of: try all(of: samples, in: context))
  }

  private mutating func take(_ sample: Sample) {
    switch sample.kind {
    case .food, .drink, .water: takeMeal(sample)
    case .exercise:
      values["activity"] = sample.label.map { .word($0) }
      if sample.value > 0 {
        values["duration"] = sample.said.map(Value.quantity) ?? sample.kind.spoken(sample.value)
      }
      values["repetitions"] = Repetitions(sample.portion).count.map { .text($0) }
    case .mood, .symptom, .tag, .medication, .skipped, .note: takeNamed(sample)
    case .goal: takeGoal(sample)
    case .reminder, .serving: break
    case .renamed:
      values["renamed"] = sample.portion.map { .word($0) }
      values["called"] = sample.label.map { .word($0) }
    case .removed:
      values["removed"] = sample.label.map { .word($0) }
      values["records"] = .number(sample.value)
    case .shortcut: values["shortcut"] = sample.label.map { .text($0) }
    case .ownFood, .product, .usualMeal: takeKept(sample)
    case .birthday, .sex, .activityLevel, .preference, .pressureWeek: takeSettled(sample)
    case .activeEnergy: values["energy"] = sample.spoken
    case .energy, .protein, .carbs, .fat: takeNutrient(sample)
    default: values[sample.kind.name] = sample.spoken
    }
  }

  private mutating func takeMeal(_ sample: Sample) {
    if let label = sample.label { add(label, to: values["food"] == nil ? "food" : "others") }
    guard values["quantity"] == nil, values["amount"] == nil, values["volume"] == nil,
      values["others"] == nil
    else { return }
    let isByVolume = sample.kind != .food && sample.value > 0
    values["unit"] = isByVolume ? nil : sample.portion.map { .word($0) }
    guard sample.kind == .food else {
      if isByVolume {
        values["volume"] = sample.spoken
      } else if let count = sample.containers, count != 1 || sample.portion != nil {
        values["quantity"] = .number(count)
      }
      return
    }
    if sample.value != 1 || sample.portion != nil { values["quantity"] = .number(sample.value) }
    values["amount"] = sample.said.map(Value.quantity)
  }

  /// What somebody told of for another time.
  private mutating func takeKept(_ sample: Sample) {
    if sample.kind == .usualMeal {
      values["usual"] = sample.label.map { .word($0) }
      values["words"] = sample.portion.map { .text($0) }
    } else if let own = OwnFood(sample) {
      values["own"] = .text(own.name)
      values["per"] = own.unit.map { .word($0) }
      values["amount"] = own.amount.map(Value.quantity)
      values["energy"] = sample.kind.spoken(sample.value)
    }
  }

  /// Of what was computed the energy, and the weight that it is of.
  private mutating func takeNutrient(_ sample: Sample) {
    guard sample.isEstimated else {
      values[sample.kind.name] = sample.spoken
      return
    }
    guard sample.kind == .energy else { return }
    values["energy"] = sample.spoken
    guard values["amount"] == nil, values["volume"] == nil else { return }
    values["weighs"] = Estimate.weight(markedBy: sample).map(Value.quantity)
  }

  private mutating func takeNamed(_ sample: Sample) {
    let name = sample.kind == .note ? "text" : sample.kind.rawValue
    if let label = sample.label { add(label, to: name) }
    if sample.kind == .medication {
      values["unit"] = sample.portion.map { .word($0) }
      if sample.value != 1 || sample.portion != nil { values["quantity"] = .number(sample.value) }
      values["amount"] = sample.said.map(Value.quantity)
    } else if sample.said?.unit == .point {
      values["severity"] = .number(sample.value)
    }
  }

  /// Who somebody is, and what they chose.
  private mutating func takeSettled(_ sample: Sample) {
    let word = sample.portion ?? sample.label
    switch sample.kind {
    case .birthday:
      guard let birth = sample.label.flatMap({ BirthDate($0) }) else { return }
      values["born"] = birth.spoken
      if birth.spoken == nil { values["bornYear"] = .number(Double(birth.earliest.year)) }
    case .preference:
      let custom = sample.label.flatMap(Custom.init(rawValue:))
      if custom == nil { values["subject"] = sample.label.map { .word($0) } }
      values[custom?.rawValue ?? "inUnit"] = word.map { .word($0) }
    case .pressureWeek:
      values["series"] = .word(sample.kind.rawValue)
      if sample.portion == Goal.ended { values["ended"] = .word(Goal.ended) }
    case .activityLevel: values["level"] = word.map { .word($0) }
    default: values[sample.kind.rawValue] = word.map { .word($0) }
    }
  }

  private mutating func takeGoal(_ sample: Sample) {
    guard let goal = Goal(sample) else {
      let kind = sample.label.flatMap(Metric.init(rawValue:)) ?? .bloodPressure
      values["goal"] = .word(kind.rawValue)
      values["ended"] = .word(Goal.ended)
      return
    }
    let isPressure = goal.kind == .systolic || goal.kind == .diastolic
    values["goal"] = .word(isPressure ? Metric.bloodPressure.rawValue : goal.kind.rawValue)
    values[isPressure ? goal.kind.name : "value"] = goal.spoken
  }

  /// Several foods of one meal are told as a list.
  private mutating func add(_ label: String, to name: String) {
    guard case .word(let before)? = values[name] else {
      values[name] = .word(label)
      return
    }
    values[name] = .word("\(before), \(label)")
  }

  /// What has a figure and no name of its own is called by what was measured.
  private mutating func takeMetric() {
    let isNamed = samples.contains { $0.label != nil && $0.kind != .distance }
    if let sample = samples.first(where: { $0.kind == .systolic }) {
      values["metric"] = .word(Metric.bloodPressure.rawValue)
      if !samples.contains(where: { $0.kind == .diastolic }) { values["value"] = sample.spoken }
    } else if !isNamed, let sample = samples.first(where: { $0.kind != .food }) ?? samples.first {
      values["metric"] = .word(sample.kind.rawValue)
      values["value"] = sample.kind == .food ? nil : sample.spoken
      values[sample.kind.name] = nil
      if sample.kind == .distance { values["activity"] = sample.label.map { .word($0) } }
    }
  }
}

extension Sample {
  /// The figure as it was said, else as people say it.
  var spoken: Value { kind.spoken(value, said: said) }

  /// When it was; nil where that is now.
  fileprivate func time(in context: IntentContext) -> Moment? {
    abs(start.seconds - context.now.seconds) < 600 ? nil : context.moment(of: self)
  }
}

extension [Sample] {
  /// Those that settle whose records there are.
  var aboutPeople: [Sample] { filter(\.kind.isAboutPeople) }

  /// Those that belong together, in the order of their first ones; a reminder belongs to nothing else.
  var grouped: [[Sample]] {
    var groups: [[Sample]] = []
    for sample in self {
      let place = groups.firstIndex {
        $0[0].group == sample.group && $0[0].person == sample.person
          && sample.kind != .reminder && $0[0].kind != .reminder
      }
      if let place { groups[place].append(sample) } else { groups.append([sample]) }
    }
    return groups
  }
}
