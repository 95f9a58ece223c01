import Measures

/// What the days with something and the days without it differ by.
///
/// A day is one figure, since readings of one day are not independent. The interval is that of a moving-block bootstrap
/// over the days in their order (Künsch 1989, Ann. Stat. 17:1217; blocks of a week, as a person's days follow each
/// other), with the 2.5th and 97.5th percentile of 2000 draws from a fixed seed, so that one record has one answer.
struct Effect {
  struct Day {
    var value: Double
    var isWith: Bool
  }

  struct Group {
    let mean: Double
    let count: Int

    init?(_ values: [Double]) {
      guard !values.isEmpty else { return nil }
      mean = values.reduce(0, +) / Double(values.count)
      count = values.count
    }
  }

  /// Fewer days than this on one side tell nothing.
  static let leastDays = 8
  /// Where nearly all days, or hardly any, are with it, there is nothing to compare.
  static let comparable = 0.1...0.9
  private static let block = 7
  private static let draws = 2000

  private let days: [Day]
  let with: Group?
  let without: Group?

  /// - Parameter days: in their order.
  init(_ days: [Day]) {
    self.days = days
    with = Group(days.filter(\.isWith).map(\.value))
    without = Group(days.filter { !$0.isWith }.map(\.value))
  }

  /// Days with it less days without it.
  var difference: Double? {
    guard let with, let without else { return nil }
    return with.mean - without.mean
  }

  var hasEnoughDays: Bool {
    min(with?.count ?? 0, without?.count ?? 0) >= Self.leastDays
  }

  var share: Double { days.isEmpty ? 0 : Double(with?.count ?? 0) / Double(days.count) }

  /// Between what the difference lies with 95 % confidence; nil where one side has too few days.
  func interval() -> ClosedRange<Double>? {
    guard hasEnoughDays else { return nil }
    var random = SplitMix(seed: 20_260_311)
    var differences: [Double] = []
    for _ in 0..<Self.draws {
      if let difference = draw(&random) { differences.append(difference) }
    }
    guard differences.count > Self.draws / 2 else { return nil }
    differences.sort()
    let last = Double(differences.count - 1)
    return differences[Int(last * 0.025)]...differences[Int((last * 0.975).rounded(.up))]
  }

  /// The difference in one draw of blocks; nil where all its days are of one side.
  private func draw(_ random: inout SplitMix) -> Double? {
    let block = min(Self.block, days.count)
    var sums = (with: 0.0, without: 0.0)
    var counts = (with: 0.0, without: 0.0)
    var drawn = 0
    while drawn < days.count {
      let first = Int.random(in: 0...days.count - block, using: &random)
      for day in days[first..<first + min(block, days.count - drawn)] {
        if day.isWith {
          sums.with += day.value
          counts.with += 1
        } else {
          sums.without += day.value
          counts.without += 1
        }
      }
      drawn += block
    }
    guard counts.with > 0, counts.without > 0 else { return nil }
    return sums.with / counts.with - sums.without / counts.without
  }
}
