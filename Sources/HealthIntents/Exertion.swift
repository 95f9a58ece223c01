import FactData
import Facts
import Measures
import Records

/// What moving took: MET x kg x h, where one MET is the energy at rest of 1 kcal for a kilogram and an hour (2024 Adult
/// Compendium of Physical Activities; those above 60 years have values of their own, which are not in the table).
struct Exertion: Equatable {
  let met: Double
  /// In the Compendium.
  let code: String
  /// In kilograms.
  let weight: Double
  let minutes: Double

  /// All that was used meanwhile, in kcal.
  var gross: Double { met * weight * minutes / 60 }
  /// What was used beyond what rest would have taken.
  var net: Double { max(0, met - 1) * weight * minutes / 60 }

  /// Nil where the table does not have it, or nobody said how long it was.
  init?(_ effort: Exercise, weight: Double) {
    guard effort.minutes > 0, let row = effort.row, let met = row.number("met") else { return nil }
    self.met = met
    code = row.text("code") ?? ""
    self.weight = weight
    minutes = effort.minutes
  }

  init(met: Double, code: String, weight: Double, minutes: Double) {
    self.met = met
    self.code = code
    self.weight = weight
    self.minutes = minutes
  }
}

/// What was done, as far as the table of activities tells it apart.
struct Exercise: Equatable {
  let activity: String
  let manner: String?
  let minutes: Double
  let kilometres: Double?

  /// The row: that of a special manner, else that of the speed, else that of how hard it was, else the usual one.
  var row: FactTable.Row? {
    let special = manner.flatMap { FactTable.activities.row("\(activity)/\($0)") }
    if let special, let manner, !Self.intensities.contains(manner) { return special }
    return rowBySpeed ?? special ?? FactTable.activities.row(activity)
  }

  private static let intensities: Set = ["light", "moderate", "vigorous"]

  /// The one of the nearest speed.
  private var rowBySpeed: FactTable.Row? {
    guard let kilometres, kilometres > 0, minutes > 0 else { return nil }
    let speed = kilometres / minutes * 60
    let rows = FactTable.activities.rows.compactMap { row in
      row.number("speed").map { (row: row, distance: abs($0 - speed)) }
    }
    let prefix = activity + "/"
    return rows.filter { $0.row.id.hasPrefix(prefix) }.min { $0.distance < $1.distance }?.row
  }
}

extension Exercise {
  /// What the samples of one thing say of an exercise; nil where they are none.
  init?(_ samples: [Sample]) {
    guard let sample = samples.first(where: { $0.kind == .exercise }), let label = sample.label
    else { return nil }
    let distance = samples.first { $0.kind == .distance }?.value
    let manner = Repetitions(sample.portion).manner
    self.init(activity: label, manner: manner, minutes: sample.value, kilometres: distance)
  }
}

/// What stands beside an exercise in the record: "3x10", "/dog", "3x10/vigorous".
struct Repetitions: Equatable {
  var count: String?
  var manner: String?

  init(_ count: String?, manner: String?) {
    self.count = count
    self.manner = manner
  }

  init(_ portion: String?) {
    let parts = (portion ?? "").split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    count = parts.first.flatMap { $0.isEmpty ? nil : $0 }
    manner = parts.count == 2 ? parts[1] : nil
  }

  var portion: String? {
    guard count != nil || manner != nil else { return nil }
    return (count ?? "") + (manner.map { "/" + $0 } ?? "")
  }
}
