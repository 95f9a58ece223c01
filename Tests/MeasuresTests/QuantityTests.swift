import Testing

@testable import Measures

@Suite("Quantities")
struct QuantityTests {
  // What the units are defined to be: NIST Handbook 44 appendix C, the international yard and pound
  // agreement of 1959, GB 3100 and the market units of 1930; mmHg by 13.5951 g/cm³ × 9.80665 m/s² ×
  // 1 mm.
  @Test(
    "a unit is what it is defined to be",
    arguments: [
      (1, .microgram, 1e-6, .gram), (1, .milligram, 0.001, .gram), (1, .kilogram, 1000, .gram),
      (1, .pound, 453.59237, .gram), (1, .ounce, 28.349523125, .gram), (1, .stone, 14, .pound),
      (1, .pound, 16, .ounce), (1, .tonne, 1000, .kilogram), (1, .jin, 0.5, .kilogram),
      (1, .jin, 10, .liang), (1, .liang, 50, .gram), (1, .liang, 10, .qian),
      (1, .metre, 1000, .millimetre), (1, .metre, 100, .centimetre), (1, .metre, 10, .decimetre),
      (1, .kilometre, 1000, .metre), (1, .inch, 2.54, .centimetre), (1, .foot, 12, .inch),
      (1, .yard, 3, .foot), (1, .mile, 5280, .foot), (1, .mile, 1.609344, .kilometre),
      (1, .li, 500, .metre), (3, .chi, 1, .metre), (1, .chi, 10, .cun),
      (1, .litre, 1000, .millilitre), (1, .litre, 100, .centilitre), (1, .litre, 10, .decilitre),
      (1, .gallon, 3785.411784, .millilitre), (1, .gallon, 4, .quart), (1, .quart, 2, .pint),
      (1, .pint, 2, .cup), (1, .cup, 8, .fluidOunce), (1, .fluidOunce, 2, .tablespoon),
      (1, .tablespoon, 3, .teaspoon), (1, .kilocalorie, 4.184, .kilojoule),
      (1, .kilojoule, 1000, .joule), (1, .millimetreOfMercury, 0.133322387415, .kilopascal),
      (13.3322387415, .kilopascal, 100, .millimetreOfMercury), (100, .celsius, 212, .fahrenheit),
      (98.6, .fahrenheit, 37, .celsius), (-40, .celsius, -40, .fahrenheit),
      (0, .fahrenheit, -160.0 / 9, .celsius), (1, .minute, 60, .second), (1, .hour, 60, .minute),
      (1, .day, 24, .hour), (1, .week, 7, .day), (1, .month, 30, .day), (1, .year, 365, .day),
      (1, .millimolePerLitre, 18.0182, .milligramPerDecilitre),
      (180.182, .milligramPerDecilitre, 10, .millimolePerLitre), (98, .percent, 98, .percent),
      (72, .perMinute, 72, .perMinute), (8000, .step, 8000, .step), (7, .point, 7, .point),
    ] as [(Double, Quantity.Unit, Double, Quantity.Unit)])
  func factors(value: Double, unit: Quantity.Unit, other: Double, in target: Quantity.Unit) {
    let converted = Quantity(value, unit).converted(to: target)
    #expect(converted?.unit == target)
    let error = abs((converted?.value ?? .nan) - other)
    #expect(error <= max(abs(other), 1) * 1e-8)
  }

  @Test("pounds become kilograms exactly")
  func pounds() { #expect(Quantity(1, .pound).converted(to: .kilogram)?.value == 0.45359237) }

  @Test("there and back is the same, between all units of a dimension")
  func thereAndBack() throws {
    for unit in Quantity.Unit.allCases {
      for other in Quantity.Unit.allCases where unit.dimension == other.dimension {
        for value in [-40, 0, 0.001, 0.1, 1, 36.6, 72.5, 98.6, 120, 8000, 1e6] {
          let there = try #require(Quantity(value, unit).converted(to: other))
          let back = try #require(there.converted(to: unit))
          // A degree more or less is lost in the zero point, hence the 100.
          #expect(abs(back.value - value) <= max(abs(value), 100) * 1e-14)
          #expect(back.unit == unit)
        }
      }
    }
  }

  @Test("no quantity changes its dimension")
  func dimensions() {
    for unit in Quantity.Unit.allCases {
      for other in Quantity.Unit.allCases where unit.dimension != other.dimension {
        #expect(Quantity(1, unit).converted(to: other) == nil)
      }
      #expect(Quantity(1, nil).converted(to: unit) == nil)
      #expect(Quantity(0.1, unit).converted(to: unit) == Quantity(0.1, unit))
    }
  }

  @Test("no two units share a name, a code or a field")
  func names() {
    let units = Quantity.Unit.allCases
    #expect(Set(units.compactMap(\.fieldSuffix)).count == units.compactMap(\.fieldSuffix).count)
    let codes = units.map(\.ucum).filter { !$0.isEmpty }
    #expect(Set(codes).count == codes.count)
    #expect(units.allSatisfy { Quantity.Unit(rawValue: $0.rawValue) == $0 && $0.factor > 0 })
  }

  @Test("every dimension has a unit to count in")
  func baseUnits() {
    for dimension in Quantity.Dimension.allCases {
      #expect(
        Quantity.Unit.allCases.contains {
          $0.dimension == dimension && $0.factor == 1 && $0.offset == 0
        })
    }
  }
}
