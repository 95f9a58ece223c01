import Intents
import Measures
import Records

extension Question {
  /// What was eaten, the last first, with what was drunk that has energy, or that was drunk with the meal.
  func eaten() throws -> [StoredSample] {
    let foods = try samples(.food, newestFirst: true)
    guard label == nil, newest == nil else { return foods }
    var drinks = try samples(.drink, newestFirst: true)
    if meal == nil {
      let rich = Set(
        try samples(.energy).filter { $0.sample.value >= Self.someEnergy }.map(\.thing))
      drinks = drinks.filter { rich.contains($0.thing) }
    }
    return drinks.isEmpty ? foods : (foods + drinks).sorted { $0.sample.start > $1.sample.start }
  }

  /// Tells beside each of what was eaten how much energy it had, where that is of it alone.
  func tellEnergies(of found: [StoredSample], in rows: inout [Row]) throws {
    let energies = Dictionary(grouping: try samples(.energy), by: \.thing)
    for index in found.indices {
      let all = energies[found[index].thing] ?? []
      let own = all.filter { $0.sample.label == found[index].sample.label }
      guard own.count == 1, let energy = own.first?.sample else { continue }
      rows[index].values["energy"] = energy.kind.spoken(energy.value, in: context)
      rows[index].figures.append(
        JSON.Field(energy.kind.field, .number(energy.value.rounded(decimals: 3))))
    }
  }

  /// Less than this is called free of calories on a label, in kcal a serving (21 CFR 101.60).
  private static let someEnergy = 5.0

  /// Tells what was eaten or drunk of which it is not known how much of this it has: a sum leaves it out.
  ///
  /// Only of a month at the most is it looked up.
  func tellUncounted(_ outcome: inout Outcome) throws {
    guard Self.nutrients.contains(kind), days.upperBound.days - days.lowerBound.days <= 31 else {
      return
    }
    let energies = kind == .energy ? [] : try samples(.energy).filter(\.sample.isEstimated)
    // What a table tells of a food, it tells of all nutrients, and those that it lacks are none.
    let known = Set((try samples(kind) + energies).map(\.thing))
    let names = try (samples(.food) + samples(.drink)).filter { !known.contains($0.thing) }
      .compactMap(\.sample.label).uniqued
    guard !names.isEmpty else { return }
    outcome.values["unknown"] = .text(names.joined(separator: ", "))
    outcome.figures.append(JSON.Field("uncounted", .array(names.map(JSON.string))))
  }

  private static let nutrients: Set<Sample.Kind> = [.energy, .protein, .carbs, .fat]
}

extension StoredSample {
  /// What it belongs to: the same for a food and its energy.
  fileprivate var thing: [String] { [entryID, "\(sample.group)"] }
}
