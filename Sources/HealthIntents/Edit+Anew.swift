import Intents
import Measures
import Records

/// What is corrected is reviewed as what it would be if it were said anew.
extension Edit {
  /// - Throws: what the intent asks that records such a thing, compared with the record without it.
  func reviewAnew(in context: IntentContext) throws {
    for group in Set(corrected.map(\.group)).sorted() {
      let old = before.filter { $0.group == group }
      let new = corrected.filter { $0.group == group }
      guard old.map(\.content) != new.map(\.content), let person = try person(of: new, in: context),
        let anew = Anew(new, inPlaceOf: old)
      else { continue }
      let rest = RestOfStore(context.store, without: before, of: stored)
      try anew.review(
        in: context.correcting(
          of: person, in: rest, confirmed: Anew.beside, undoubted: anew.undoubted))
    }
  }

  /// Whether all that is corrected is reviewed so.
  var isReviewedAnew: Bool {
    Set(corrected.map(\.group)).allSatisfy { group in
      Anew(corrected.filter { $0.group == group }, inPlaceOf: []) != nil
    }
  }

  private func person(of samples: [Sample], in context: IntentContext) throws -> Person? {
    guard let id = samples.first?.person, id != context.person.id else { return context.person }
    return try context.store.person(id)
  }
}

/// Samples that belong together, as the sentence that would record them.
private struct Anew {
  private let entry: CatalogEntry
  private var slots: [(name: String, value: Value)] = []
  private let time: Instant
  /// The parameters of the figures that stay what they were.
  let undoubted: Set<String>

  /// When it was is reviewed where that is corrected; and what was not said the first time is not asked for now.
  static let beside: Set = ["future", "old", Need.leftOut]

  private static let intents: [(Sample.Kind, String)] = [
    (.systolic, "LogBloodPressure"), (.pulse, "LogPulse"), (.weight, "LogWeight"),
    (.height, "LogHeight"), (.temperature, "LogTemperature"), (.glucose, "LogGlucose"),
    (.oxygenSaturation, "LogOxygenSaturation"), (.food, "LogFood"), (.drink, "LogDrink"),
    (.water, "LogWater"), (.steps, "LogSteps"), (.exercise, "LogExercise"),
    (.distance, "LogDistance"), (.sleep, "LogSleep"), (.medication, "LogMedication"),
    (.mood, "LogMood"), (.symptom, "LogMood"), (.waist, "LogMeasurement"),
    (.bodyFat, "LogMeasurement"), (.goal, "SetGoal"),
  ]

  /// Nil where no sentence records the like with a figure.
  init?(_ samples: [Sample], inPlaceOf old: [Sample]) {
    guard
      let (kind, name) = Self.intents.first(where: { kind, _ in
        samples.contains { $0.kind == kind }
      }), let entry = HealthIntents.all.first(where: { $0.name == name }),
      let main = samples.first(where: { $0.kind == kind })
    else { return nil }
    self.entry = entry
    time = kind == .sleep ? main.end : main.start
    let isOld = { (sample: Sample) in old.contains { $0.content == sample.content } }
    undoubted = Set(samples.filter(isOld).map(\.measured.name))
    let said = samples.filter { !$0.isEstimated }
    let declared = Set(entry.parameters.map(\.name))
    for slot in (said.filter { !isOld($0) } + said.filter(isOld)).flatMap(\.slots)
    where declared.contains(slot.name) && !slots.contains(where: { $0.name == slot.name }) {
      slots.append(slot)
    }
    // What was short before was called a nap, or agreed to.
    if let sleep = old.first(where: { $0.kind == .sleep }), sleep.value < 120 {
      slots.append(("nap", .word("yes")))
    }
  }

  /// - Throws: `Need.confirmation` or `Need.implausible`, in the words of that sentence.
  func review(in context: IntentContext) throws {
    var slots = slots
    if entry.parameters.contains(where: { $0.name == "when" }) {
      let age = Double(time.seconds - context.now.seconds)
      slots.append(("when", .moment(Moment(shift: Moment.Shift(age, .second)))))
    }
    do {
      var intent = try entry.bind(slots)
      intent.settle(in: context)
      try intent.review(in: context)
    } catch Need.confirmation(let key, let values, let instead) {
      throw Need.confirmation(key: key, values: named(values), instead: instead)
    } catch Need.implausible(let key, let values) {
      throw Need.implausible(key: key, values: named(values))
    } catch is Need {
      // What it lacks it lacked the first time.
    }
  }

  private func named(_ values: [String: Value]) -> [String: Value] {
    values.filter { $0.key != "when" }.merging([Need.intentKey: .word(entry.name)]) { $1 }
  }
}

extension Sample {
  /// All of it but its time.
  fileprivate var content: [String?] {
    [
      kind.rawValue, "\(value)", said.map { "\($0.value) \($0.unit?.rawValue ?? "")" }, label,
      portion, "\(person)",
    ]
  }

  /// What would be said of it.
  fileprivate var slots: [(name: String, value: Value)] {
    let words: [(name: String, value: Value?)] =
      switch kind {
      case .food: [("food", name), ("quantity", count), ("quantityUnit", unit), ("amount", amount)]
      case .drink, .water:
        [
          ("food", name), ("volume", value > 0 ? .quantity(quantity) : nil),
          ("quantity", containers.map(Value.number)), ("quantityUnit", unit),
        ]
      case .medication:
        [("medication", name), ("quantity", count), ("quantityUnit", unit), ("amount", amount)]
      case .exercise: [("activity", name), ("duration", value > 0 ? .quantity(quantity) : nil)]
      case .distance: [("distance", .quantity(quantity)), ("activity", name)]
      case .activeEnergy: [("energy", .quantity(quantity))]
      case .mood, .symptom:
        [(kind.rawValue, name), ("severity", said.map { .number($0.value) })]
      case .waist, .bodyFat:
        [("measured", .word(kind.rawValue)), ("amount", .quantity(quantity))]
      case .goal:
        [
          ("metric", Metric(rawValue: measured.rawValue).map { .word($0.rawValue) }),
          (measured.figureName, .quantity(quantity)), ("period", unit),
        ]
      default: [(kind.name, .quantity(quantity))]
      }
    return words.compactMap { name, value in value.map { (name, $0) } }
  }

  private var name: Value? { label.map { .word($0) } }
  private var unit: Value? { portion.map { .word($0) } }
  private var amount: Value? { said.map(Value.quantity) }
  private var count: Value? { value == 1 && portion == nil ? nil : .number(value) }

  /// The figure in the unit in which it was said.
  private var quantity: Quantity {
    let canonical = Quantity(value, measured.unit)
    guard let said, let meant = said.converted(to: measured.unit)?.value,
      abs(meant - value) <= value / 100
    else { return canonical }
    return said
  }
}
