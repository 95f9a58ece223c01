/// What the roll-ups say of one person's samples of one kind on one local day.
///
/// Values are added in the order of their samples' ids, everywhere, so that the sums are equal to
/// the last bit.
struct Rollup: Equatable {
  private(set) var count: Int64 = 0
  private(set) var total = 0.0
  private(set) var least = Double.infinity
  private(set) var greatest = -Double.infinity
  /// The entry added last of those that have a sample here.
  private(set) var newestEntry: Int64 = 0

  init() {}

  /// Reads the columns `n` to `newest`.
  init(_ row: Row, from column: Int32) {
    count = row.integer(column)
    total = row.real(column + 1) ?? 0
    least = row.real(column + 2) ?? 0
    greatest = row.real(column + 3) ?? 0
    newestEntry = row.integer(column + 4)
  }

  mutating func add(_ value: Double, of entry: Int64) {
    total = count == 0 ? value : total + value
    count += 1
    least = min(least, value)
    greatest = max(greatest, value)
    newestEntry = max(newestEntry, entry)
  }
}

/// Which roll-up: person, kind, and local day since 1970-01-01.
struct RollupKey: Hashable {
  let person: Int64
  let kind: Int64
  let day: Int64
}
