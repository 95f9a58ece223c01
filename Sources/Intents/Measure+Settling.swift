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
    let likely = bare.filter { $0.numbers.contains(number) }.map { Quantity(number, $0.unit) }
    if let chosen = chosenUnit(for: number, in: context) {
      let meant = Quantity(number, chosen)
      let isLikely = (bare + byChoice).contains {
        $0.unit == chosen && $0.numbers.contains(number)
      }
      return isLikely
        ? convert(meant, from: meant)
        : choose(among: [meant] + likely.filter { $0.unit != chosen }, in: context)
    }
    guard let first = likely.first else { return .settled(number, Quantity(number, unit)) }
    guard bare.count > 1, likely.last?.unit != first.unit else {
      return convert(first, from: first)
    }
    return choose(among: likely, in: context)
  }

  /// What the person's last figure decides, else somebody must.
  private func choose(among readings: [Quantity], in context: IntentContext) -> Settling {
    let near = readings.count > 1 ? nearLast(readings, in: context) : readings
    return near.count == 1 ? convert(near[0], from: near[0]) : .open(near.isEmpty ? readings : near)
  }

  /// The unit that the person chose, where the number can be meant in it: if it is a likely one of that unit it is, and
  /// else it is asked about. What can be in one unit alone, as most numbers can, is not looked up.
  private func chosenUnit(for number: Double, in context: IntentContext) -> Quantity.Unit? {
    guard let name = kind?.unitChoice,
      Quantity.Unit.allCases.contains(where: { $0 != unit && isPossible(number, in: $0) }),
      let chosen = context.choice(name).flatMap(Quantity.Unit.init(rawValue:)),
      isPossible(number, in: chosen)
    else { return nil }
    return chosen
  }

  private func isPossible(_ number: Double, in other: Quantity.Unit) -> Bool {
    guard other.dimension == unit.dimension else { return false }
    return Quantity(number, other).converted(to: unit).map { possible.contains($0.value) } ?? false
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
