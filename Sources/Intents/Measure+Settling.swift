import Measures
import Records

extension Measure {
  /// What came of asking what a quantity means.
  public enum Settling: Equatable, Sendable {
    /// The figure in the canonical unit, and the quantity with the unit it was said or meant in.
    case settled(Double, Quantity)
    /// Several units are as likely; one must be chosen.
    case open([Quantity])
    /// Its unit measures something else.
    case foreign
  }

  /// Gives a bare number its unit and converts what was said in another one.
  ///
  /// Where several readings hold the number, the person's last sample decides: the unit it was said
  /// in if that brings the number within a tenth of it, else the only reading that does.
  public func settle(_ quantity: Quantity, in context: IntentContext) -> Settling {
    guard let said = quantity.unit else { return settle(bare: quantity.value, in: context) }
    guard said != unit else { return .settled(quantity.value, quantity) }
    return convert(Quantity(quantity.value, shorthand[said] ?? said), from: quantity)
  }

  private func settle(bare number: Double, in context: IntentContext) -> Settling {
    guard !keepsUnit else { return .foreign }
    if let unit = chosenUnit(for: number, in: context) {
      let meant = Quantity(number, unit)
      return convert(meant, from: meant)
    }
    guard let first = bare.first(where: { $0.numbers.contains(number) }) else {
      return .settled(number, Quantity(number, unit))
    }
    guard bare.count > 1, bare.last(where: { $0.numbers.contains(number) })?.unit != first.unit
    else {
      let meant = Quantity(number, first.unit)
      return convert(meant, from: meant)
    }
    let readings = bare.filter { $0.numbers.contains(number) }.map { Quantity(number, $0.unit) }
    let near = nearLast(readings, in: context)
    return near.count == 1 ? convert(near[0], from: near[0]) : .open(near.isEmpty ? readings : near)
  }

  /// The unit that the person chose, where the number may be meant in it. What can be meant in one unit alone, as most
  /// numbers can, is not looked up.
  private func chosenUnit(for number: Double, in context: IntentContext) -> Quantity.Unit? {
    guard let name = kind?.unitChoice else { return nil }
    let readings = (bare + byChoice).filter { $0.numbers.contains(number) }
    guard readings.contains(where: { $0.unit != unit }) else { return nil }
    let chosen = context.choice(name).flatMap(Quantity.Unit.init(rawValue:))
    return readings.first { $0.unit == chosen }?.unit
  }

  /// Those readings that lie within a tenth of the person's last figure.
  private func nearLast(_ readings: [Quantity], in context: IntentContext) -> [Quantity] {
    guard let last = last(in: context) else { return [] }
    let near = readings.filter { reading in
      reading.converted(to: unit).map { Self.isNear($0.value, last.value) } ?? false
    }
    return near.first { $0.unit == last.said?.unit }.map { [$0] } ?? near
  }

  private func convert(_ quantity: Quantity, from said: Quantity) -> Settling {
    if quantity.unit == unit { return .settled(quantity.value, said) }
    guard let converted = quantity.converted(to: unit) else {
      return alternative?.convert(quantity, from: said) ?? .foreign
    }
    return .settled(converted.value.rounded(decimals: decimals), said)
  }

  /// The measure whose bounds hold for a quantity: this one, or the one of another dimension.
  func judging(_ quantity: Quantity) -> Measure {
    guard let alternative, let said = quantity.unit, said.dimension != unit.dimension,
      said.dimension == alternative.unit.dimension
    else { return self }
    return alternative
  }

  /// Whether a figure is one that needs no question: within the usual bounds, or near the person's
  /// last one.
  func isUsual(_ figure: Double, in context: IntentContext) -> Bool {
    if usual.contains(figure) { return true }
    return last(in: context).map { Self.isNear(figure, $0.value) } ?? false
  }

  /// The person's last sample of the kind that this is measured against. A store that cannot be
  /// read has none: then it is asked.
  public func last(in context: IntentContext) -> Sample? {
    guard let anchor else { return nil }
    return try? context.store.latest(anchor, of: context.person, before: nil)?.sample
  }

  private static func isNear(_ figure: Double, _ last: Double) -> Bool {
    abs(figure - last) <= last / 10
  }
}

extension Double {
  /// Rounded to so many decimals, so that 98.6 °F are 37 °C and not a hair less.
  package func rounded(decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded.isFinite ? rounded : self
  }
}
