import Intents
import Measures
import Records

extension Sample.Kind {
  /// A figure of this kind for a sentence, in the unit that the person chose. Of a pressure in kilopascals the unit stands
  /// behind the lower figure alone.
  func spoken(_ figure: Double, in context: IntentContext) -> Value {
    let unit = context.unit(of: self)
    guard unit != self.unit, let shown = Quantity(figure, self.unit).converted(to: unit) else {
      return spoken(figure)
    }
    let rounded = shown.roundedAsSaid
    return self == .systolic ? .number(rounded.value) : .quantity(rounded)
  }

  /// How far two figures are apart, in the unit that the person chose.
  func spoken(difference: Double, in context: IntentContext) -> Value {
    let unit = context.unit(of: self)
    guard unit != self.unit else { return spoken(difference) }
    return .quantity(Quantity(difference * self.unit.factor / unit.factor, unit).roundedAsSaid)
  }
}

extension Sample {
  /// Its figure in another unit of the same kind.
  func value(in unit: Quantity.Unit) -> Double { kind.figure(value, in: unit) }
}

extension Sample.Kind {
  /// A figure of this kind in another unit.
  func figure(_ figure: Double, in other: Quantity.Unit) -> Double {
    Quantity(figure, unit).converted(to: other)?.value ?? figure
  }
}

extension Quantity {
  /// Rounded as people tell a figure of the body in its unit: stones to the pound, feet to the inch.
  var roundedAsSaid: Quantity {
    switch unit {
    case .stone?: Quantity((value * 14).rounded() / 14, unit)
    case .foot?: Quantity((value * 12).rounded() / 12, unit)
    case .kilojoule?, .milligramPerDecilitre?, .millilitre?, .millimetreOfMercury?, .kilocalorie?:
      Quantity(value.rounded(), unit)
    case .mile?, .litre?, .metre?, .kilometre?: Quantity(value.rounded(decimals: 2), unit)
    default: Quantity(value.rounded(decimals: 1), unit)
    }
  }
}
