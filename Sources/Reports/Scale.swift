/// Round figures that a stretch of figures lies between.
struct Scale {
  let low: Double
  let high: Double
  let step: Double

  /// - Parameter values: at least one.
  init(around values: [Double], fromZero: Bool) {
    let least = fromZero ? 0 : values.min() ?? 0
    let most = values.max() ?? 1
    let step = Self.step(for: max(most - least, abs(most) * 0.05, 0.5) / 4)
    self.step = step
    low = (least / step).rounded(.down) * step
    high = max(low + step, (most / step).rounded(.up) * step)
  }

  /// The least of 1, 2 and 5 with any number of zeros that is not below the size.
  private static func step(for size: Double) -> Double {
    var unit = 0.001
    while unit * 10 < size { unit *= 10 }
    return [1, 2, 5].map { $0 * unit }.first { $0 >= size } ?? unit * 10
  }

  var ticks: [Double] {
    (0...Int(((high - low) / step).rounded())).map { low + Double($0) * step }
  }
}
