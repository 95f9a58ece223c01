import HealthIntents
import Intents
import Measures
import Records
import Testing

@Suite("Whatever is said")
struct PropertyTests {
  /// What a home record can hold, written down a second time.
  private let possible: [Sample.Kind: ClosedRange<Double>] = [
    .systolic: 50...300, .diastolic: 20...200, .pulse: 20...260, .weight: 0.5...500,
    .height: 30...272, .temperature: 25...45, .glucose: 0.6...60, .oxygenSaturation: 30...100,
    .food: 0.01...1000, .energy: 0...15_000, .protein: 0...1000, .carbs: 0...2000, .fat: 0...1000,
    .water: 0.1...10_000, .drink: 0...10_000, .steps: 0...150_000, .distance: 0.001...500,
    .exercise: 0...1440, .activeEnergy: 0...20_000, .sleep: 1...1440, .medication: 0.01...1000,
    .tag: 1...1, .mood: 0...10, .symptom: 0...10, .note: 1...1, .reminder: 1...1,
    .birthday: 1...1, .sex: 1...1, .activityLevel: 1...1, .preference: 1...1, .pressureWeek: 1...1,
    .waist: 20...300, .bodyFat: 2...75, .skipped: 1...1, .shortcut: 1...1,
    .ownFood: 0...15_000, .product: 0...15_000, .usualMeal: 1...1,
  ]

  /// And what of it is taken without a question from somebody new.
  private let usual: [Sample.Kind: ClosedRange<Double>] = [
    .systolic: 80...200, .diastolic: 40...130, .pulse: 40...150, .weight: 30...200,
    .height: 120...210, .temperature: 34.5...41, .glucose: 3...25, .oxygenSaturation: 85...100,
    .energy: 0...2500, .water: 5...2000, .steps: 0...50_000, .distance: 0.01...250,
    .exercise: 0...240, .sleep: 5...840,
  ]

  private let everyKey: Set<String> = [
    "low", "high", "extreme", "implausible", "swapped", "close", "wide", "far-from-last",
    "macros-off", "far",
    "fast", "backwards", "disagree", "short", "long", "future", "old", "several", "unit",
    "left-out", "day-energy",
  ]

  /// A goal is a figure of the kind that it is for.
  private func measured(by sample: Sample) -> Sample.Kind {
    guard sample.kind == .goal else { return sample.kind }
    return sample.label.flatMap(Sample.Kind.init(rawValue:)) ?? .goal
  }

  private func areAllPossible(_ samples: [Sample]) -> Bool {
    let upper = samples.first { $0.kind == .systolic }?.value ?? .infinity
    let lower = samples.first { $0.kind == .diastolic }?.value ?? 0
    return upper > lower
      && samples.allSatisfy { sample in
        possible[measured(by: sample)]?.contains(sample.value) == true && sample.start <= sample.end
          && (sample.kind == .goal || sample.end.seconds - sample.start.seconds <= 86_400)
      }
  }

  @Test("nothing impossible is ever to be stored, even if every question is answered with yes")
  func neverImpossible() throws {
    var world = try World(EmptyStore())
    world.confirmed = everyKey
    var random = SplitMix(seed: 1)
    var stored = 0
    for _ in 0..<20_000 {
      let (name, slots) = try random.utterance(in: world)
      guard let intent = try? world.entry(name).bind(slots),
        let outcome = try? intent.perform(in: world.context)
      else { continue }
      stored += outcome.samples.count
      if !areAllPossible(outcome.samples) { Issue.record("\(name) \(slots)") }
    }
    #expect(stored > 1500)
  }

  @Test("what passes the review without a question is usual, or leads to nothing")
  func reviewedFirst() throws {
    let world = try World(EmptyStore())
    var random = SplitMix(seed: 2)
    var passed = 0
    for _ in 0..<20_000 {
      let (name, slots) = try random.utterance(in: world)
      guard let intent = try? world.entry(name).bind(slots),
        (try? intent.review(in: world.context)) != nil
      else { continue }
      guard let outcome = try? intent.perform(in: world.context) else {
        let changes = [
          "SwitchPerson", "AddPerson", "RenamePerson", "RemovePerson", "Undo", "Redo", "Delete",
          "EditLast",
          "StopReminder", "MoveReminder", "StopGoal",
          "StartPressureWeek", "LogMore",
        ]
        #expect(changes.contains(name))
        continue
      }
      passed += 1
      let isUsual = outcome.samples.allSatisfy { sample in
        usual[sample.kind]?.contains(sample.value) ?? true
      }
      if !isUsual { Issue.record("\(name) \(slots)") }
    }
    #expect(passed > 2000)
  }

  @Test("the binder uses every slot or says which it cannot use")
  func nothingDropped() throws {
    let world = try World(EmptyStore())
    var random = SplitMix(seed: 3)
    for _ in 0..<5000 {
      var (name, slots) = try random.utterance(in: world)
      slots.insert(("shoe", .number(42)), at: Int.random(in: 0...slots.count, using: &random))
      do {
        _ = try world.entry(name).bind(slots)
        Issue.record("\(name) \(slots)")
      } catch {
        if (error as? UnknownSlot)?.name != "shoe" { Issue.record(error) }
      }
    }
  }

  @Test(
    "the fields of a bound intent are those of its slots, and a half of the slots has fields too")
  func fields() throws {
    let world = try World(EmptyStore())
    var random = SplitMix(seed: 4)
    for _ in 0..<5000 {
      let (name, slots) = try random.utterance(in: world)
      let entry = try world.entry(name)
      let fields = entry.fields(of: slots, in: world.context)
      let bound = try? entry.bind(slots).fields(in: world.context)
      if Set(fields.map(\.name)).count < fields.count || fields != bound ?? fields {
        Issue.record("\(name) \(slots)")
      }
      _ = entry.fields(of: Array(slots.dropFirst()), in: world.context)
    }
  }
}
