import Intents
import Measures
import Records

/// One measurement of the pressure: both figures, in mmHg, and when it was.
struct PressureReading: Equatable {
  /// The sample of the upper figure, which tells when it was.
  let upper: Sample
  let diastolic: Double
  /// Whether it was taken by a doctor, by its tags.
  var isOffice = false

  var systolic: Double { upper.value }
  var time: Instant { upper.start }
}

extension IntentContext {
  /// The measurements that begin in a range, oldest first.
  func pressures(in range: Range<Instant>) throws -> [PressureReading] {
    try pressures(store.entries(of: person, with: .systolic, in: range, limit: .max)) {
      range.contains($0.start)
    }
  }

  private func pressures(
    _ entries: [StoredEntry], where isMeant: (Sample) -> Bool
  ) -> [PressureReading] {
    entries.reversed().flatMap { stored in
      stored.entry.samples.of(person).grouped.compactMap {
        pressure($0, tags: stored.entry.tags)
      }
    }.filter { isMeant($0.upper) }.sorted { $0.time < $1.time }
  }

  /// The measurement that samples of one thing are; nil where they are not those of a pressure.
  func pressure(_ samples: [Sample], tags: [String]) -> PressureReading? {
    guard let upper = samples.first(where: { $0.kind == .systolic }),
      let lower = samples.first(where: { $0.kind == .diastolic })
    else { return nil }
    let office = PressureGuideline.Setting.office.rawValue
    return PressureReading(
      upper: upper, diastolic: lower.value,
      isOffice: tags.contains { meanings[$0, in: .setting] == office })
  }

  func pressures(on days: Range<CivilDate>) throws -> [PressureReading] {
    try pressures(entries(with: .systolic, on: days)) { days.contains($0.day) }
  }

  /// The one that was taken last; none where there is none.
  func lastPressure(before end: Instant? = nil) throws -> [PressureReading] {
    guard let start = try store.latest(.systolic, of: person, before: end)?.sample.start else {
      return []
    }
    return try pressures(in: start..<Instant(seconds: start.seconds + 1)).suffix(1)
  }
}

extension [PressureReading] {
  /// The means of both figures; nil of none.
  var mean: (systolic: Double, diastolic: Double)? {
    guard !isEmpty else { return nil }
    let count = Double(count)
    return (map(\.systolic).reduce(0, +) / count, map(\.diastolic).reduce(0, +) / count)
  }

  /// Readings taken within a quarter of an hour of the one before are one sitting, where their times were said.
  var sittings: [[PressureReading]] {
    var sittings: [[PressureReading]] = []
    for reading in self {
      if let last = sittings.last?.last, reading.upper.precision == nil,
        reading.time.seconds - last.time.seconds <= 15 * 60
      {
        sittings[sittings.count - 1].append(reading)
      } else {
        sittings.append([reading])
      }
    }
    return sittings
  }

  /// Where all were taken; nil where some were by a doctor and some were not, whose mean no limit is made for.
  var setting: PressureGuideline.Setting? {
    guard contains(where: \.isOffice) else { return .home }
    return allSatisfy(\.isOffice) ? .office : nil
  }

  /// Those taken at home, else all.
  var atHomeIfAny: [PressureReading] {
    let home = filter { !$0.isOffice }
    return home.isEmpty ? Array(self) : home
  }
}
