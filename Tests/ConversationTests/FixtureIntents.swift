import Intents
import Measures
import Records

/// A few intents that need all that a conversation can do, and no knowledge of health.
enum FixtureCatalog {
  static let catalog = Catalog([
    .init("Weigh", Weigh.self), .init("Press", Press.self), .init("Jot", Jot.self),
    .init("TellWeight", TellWeight.self), .init("TakeBack", TakeBack.self),
    .init("Correct", Correct.self),
  ])
}

extension IntentContext {
  fileprivate func sample(_ kind: Sample.Kind, _ value: Double) -> Sample {
    Sample(
      kind, value, from: now, to: now, zone: zone.name, on: zone.localTime(at: now).date,
      person: person.id)
  }
}

struct Weigh: Intent {
  static let title = "Weigh"
  static let kind = "weight"
  static let demand = Demand.add(.weight)
  @Parameter(in: .kilogram) var weight: Quantity
  @Parameter(as: "at") var when: Moment?
  init() {}

  private var kilograms: Double { weight.converted(to: .kilogram)?.value ?? weight.value }

  private var doubt: [String: Value] {
    ["weight": .quantity(weight), Need.parameterKey: .word("weight")]
  }

  func review(in context: IntentContext) throws {
    if weight.unit == nil, weight.value == 165 {
      let units: [Quantity.Unit] = [.kilogram, .pound]
      throw Need.choice(
        parameter: "weight", among: units.map { .quantity(Quantity(weight.value, $0)) },
        key: "unit")
    }
    guard kilograms > 0 else { throw Need.refusal(key: "nothing", values: [:]) }
    if kilograms > 300, !context.confirmed.contains("implausible") {
      throw Need.implausible(key: "implausible", values: doubt)
    }
    if kilograms > 150 { try confirm("high", doubt, in: context) }
  }

  func perform(in context: IntentContext) throws -> Outcome {
    Outcome("logged", saidValues(in: context), samples: [context.sample(.weight, kilograms)])
  }
}

struct Press: Intent {
  static let title = "Press"
  static let kind = "bloodPressure"
  static let demand = Demand.add(.systolic, .diastolic)
  @Parameter var high: Double
  @Parameter var low: Double
  init() {}

  func review(in context: IntentContext) throws {
    guard low >= high else { return }
    let swapped: [String: Value] = ["high": .number(low), "low": .number(high)]
    throw Need.confirmation(key: "swapped", values: swapped, instead: swapped)
  }

  func perform(in context: IntentContext) throws -> Outcome {
    Outcome(
      "logged", saidValues(in: context),
      samples: [
        context.sample(.systolic, high), context.sample(.diastolic, low),
      ])
  }
}

struct Jot: Intent {
  static let title = "Jot"
  static let kind = "note"
  static let demand = Demand.add(.note)
  @Parameter var words: String
  init() {}

  func perform(in context: IntentContext) throws -> Outcome {
    var sample = context.sample(.note, 1)
    sample.label = words
    return Outcome("logged", ["words": .text(words)], samples: [sample])
  }
}

struct TellWeight: Intent {
  static let title = "Tell the weight"
  static let kind = "query"
  static let demand = Demand.read(.weight)
  func perform(in context: IntentContext) throws -> Outcome {
    guard let last = try context.store.latest(.weight, of: context.person, before: nil) else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    return Outcome(
      "last", ["weight": .quantity(Quantity(last.sample.value, .kilogram))],
      figures: [JSON.Field("weight_kg", .number(last.sample.value))])
  }
}

struct TakeBack: Intent {
  static let title = "Take back"
  static let kind = "undo"
  static let demand = Demand(.delete, isAboutLast: true)
  func perform(in context: IntentContext) throws -> Outcome {
    guard try context.store.undo() != nil else { throw Need.refusal(key: "nothing", values: [:]) }
    return Outcome("undone")
  }
}

struct Correct: Intent {
  static let title = "Correct"
  static let kind = "edit"
  static let demand = Demand(.change, isAboutLast: true)
  @Parameter(in: .kilogram) var weight: Quantity
  init() {}

  func perform(in context: IntentContext) throws -> Outcome {
    guard let last = try context.store.lastEntry(of: context.person, with: .weight),
      var sample = last.entry.samples.first
    else { throw Need.refusal(key: "nothing", values: [:]) }
    sample.value = weight.value
    _ = try context.store.replaceSamples(of: last, with: [sample])
    return Outcome("corrected", saidValues(in: context))
  }
}
