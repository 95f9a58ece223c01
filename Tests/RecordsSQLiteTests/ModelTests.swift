import Foundation
import Measures
import Records
import RecordsSQLite
import Testing

@Suite("The store is what a simple model says it is")
struct ModelTests {
  static let seed =
    ProcessInfo.processInfo.environment["SAYWELL_SEED"].flatMap { UInt64($0) } ?? 20_260_302

  @Test("after any 10,000 changes, taken back and made again in any order", arguments: [seed])
  func randomSteps(seed: UInt64) throws {
    print("model test: SAYWELL_SEED=\(seed)")
    let scratch = try Scratch(inMemory: true)
    var walk = try RandomWalk(scratch.database, seed: seed)
    for step in 1...10_000 {
      try walk.step()
      try walk.compareSome()
      if step.isMultiple(of: 250) { try walk.compareAll() }
    }
    #expect(
      Set(walk.counts.values.map { $0 > 100 }) == [true], "every step was taken: \(walk.counts)")
  }
}

/// A store and its model, changed in step.
private struct RandomWalk {
  private let path: String
  private var store: SQLiteStore
  private var model = Model()
  private var random: SplitMix
  private var entries: [StoredEntry] = []
  private var samplesMade = 0
  private let people: [Person]
  private let kinds: [Sample.Kind] = [.weight, .systolic, .diastolic, .steps, .food, .mood]
  private(set) var counts: [String: Int] = [:]

  init(_ path: String, seed: UInt64) throws {
    self.path = path
    random = SplitMix(seed: seed)
    store = try SQLiteStore(at: .file(path))
    people = [try store.defaultPerson(), try store.add(personNamed: "dad")]
  }

  mutating func step() throws {
    let steps: [(String, Int, (inout Self) throws -> Void)] = [
      ("add", 40, { try $0.add() }), ("edit", 15, { try $0.edit() }),
      ("delete", 15, { try $0.delete() }), ("undo", 14, { try $0.undo() }),
      ("redo", 12, { try $0.redo() }), ("several", 4, { try $0.several() }),
      ("failing", 4, { try $0.failing() }), ("reopen", 3, { try $0.reopen() }),
    ]
    var die = Int.random(in: 0..<steps.reduce(0) { $0 + $1.1 }, using: &random)
    for (name, weight, take) in steps {
      if die < weight {
        counts[name, default: 0] += 1
        return try take(&self)
      }
      die -= weight
    }
  }

  private mutating func add() throws {
    let (number, samples) = (entries.count, someSamples())
    entries.append(try store.add(.of("entry \(number)", samples)))
    model.change(.add) { $0[number] = samples }
  }

  private mutating func edit() throws {
    guard let number = someEntry() else { return }
    let samples = someSamples()
    let edited = try store.replaceSamples(of: entries[number], with: samples)
    #expect(edited.entry.samples == samples)
    model.change(.edit) { $0[number] = samples }
  }

  private mutating func delete() throws {
    let numbers = Set((0..<Int.random(in: 1...5, using: &random)).compactMap { _ in someEntry() })
    #expect(try store.delete(numbers.map { entries[$0] }) == numbers.count)
    if numbers.isEmpty { return }
    model.change(.delete) { live in for number in numbers { live[number] = nil } }
  }

  private mutating func undo() throws {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      #expect(try store.undo().map(Model.Difference.init) == model.undo())
    }
  }

  private mutating func redo() throws {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      #expect(try store.redo().map(Model.Difference.init) == model.redo())
    }
  }

  /// Two adds and a delete in one transaction.
  private mutating func several() throws {
    let (number, first, second, gone) = (entries.count, someSamples(), someSamples(), someEntry())
    try store.transaction {
      entries.append(try store.add(.of("entry \(number)", first)))
      entries.append(try store.add(.of("entry \(number + 1)", second)))
      if let gone { _ = try store.delete([entries[gone]]) }
    }
    model.change(gone == nil ? .add : .edit) { live in
      live[number] = first
      live[number + 1] = second
      if let gone { live[gone] = nil }
    }
  }

  private mutating func failing() throws {
    let (samples, gone) = (someSamples(), someEntry())
    #expect(throws: Failure.self) {
      try store.transaction {
        try store.add(.of("never", samples))
        if let gone { _ = try store.delete([entries[gone]]) }
        _ = try store.undo()
        throw Failure()
      }
    }
  }

  private mutating func reopen() throws { store = try SQLiteStore(at: .file(path)) }

  private mutating func someEntry() -> Int? {
    model.live.isEmpty ? nil : random.pick(model.live.keys.sorted())
  }

  /// Values are quarters, so that sums are exact in whatever order they are made.
  private mutating func someSamples() -> [Sample] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      samplesMade += 1
      let start = monday + Int64.random(in: 0..<20 * 86_400, using: &random) / 600 * 600
      let (zone, offset) = random.pick([
        ("UTC", Int64(0)), ("Pacific/Kiritimati", 14), ("Etc/GMT+12", -12),
        // The clock went forward there on the 8th of March at seven in UTC.
        ("America/New_York", start.seconds < 1_772_953_200 ? -5 : -4),
      ])
      return Sample(
        random.pick(kinds), Double(Int.random(in: -40...400, using: &random)) / 4,
        label: "\(samplesMade)", from: start, to: start, zone: zone,
        on: (start + offset * 3600).utcDay, person: random.pick(people).id)
    }
  }

  mutating func compareSome() throws {
    let (kind, person) = (random.pick(kinds), random.pick(people))
    let end = monday + Int64.random(in: 0..<20 * 86_400, using: &random)
    let expected = model.samples(kind, of: person).last { $0.start <= end }
    #expect(try store.latest(kind, of: person, before: end)?.sample == expected)
    let first = CivilDate(days: mondayDate.days + Int.random(in: -2...20, using: &random))
    let days = first..<CivilDate(days: first.days + Int.random(in: 0...9, using: &random))
    #expect(
      try store.summary(kind, of: person, in: days) == model.summary(kind, of: person, in: days))
    let ofDays = model.samples(kind, of: person).filter { days.contains($0.day) }
    #expect(
      try store.samples(SampleQuery(kind, of: person, on: days)).map(\.sample) == ofDays)
    #expect(
      try store.samples(SampleQuery(kind, of: person, on: days, newestFirst: true, limit: 2))
        .map(\.sample) == ofDays.suffix(2).reversed())
    let last = model.lastEntry(of: person, with: kind).map { entries[$0].id }
    #expect(try store.lastEntry(of: person, with: kind)?.id == last)
    let (some, range) = (random.pick([kind, nil]), monday..<end)
    #expect(
      try store.entries(of: person, with: some, in: range, limit: 3).map(\.id)
        == model.entries(of: person, with: some, in: range, limit: 3).map { entries[$0].id })
  }

  func compareAll() throws {
    #expect(try store.problems() == [])
    for person in people {
      for kind in kinds {
        let found = try store.samples(SampleQuery(kind, of: person, in: ever)).map(\.sample)
        #expect(found == model.samples(kind, of: person))
      }
      let last = model.lastEntry(of: person, with: nil)
      #expect(try store.lastEntry(of: person, with: nil)?.id == last.map { entries[$0].id })
      let mine = model.live.filter { $0.value.contains { $0.person == person.id } }
      let found = try store.entries(of: person, with: nil, in: ever, limit: .max)
      #expect(Set(found.map(\.id)) == Set(mine.keys.map { entries[$0].id }))
      for entry in found {
        let number = try #require(Int(entry.entry.text.dropFirst(6)))
        #expect(entry.entry.samples == model.live[number])
      }
    }
  }

  private struct Failure: Error {}
}
