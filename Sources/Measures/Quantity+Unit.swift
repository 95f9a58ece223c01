extension Quantity {
  /// What kind of thing a unit measures; quantities of one dimension convert into each other.
  public enum Dimension: String, CaseIterable, Sendable {
    case mass, length, volume, energy, pressure, temperature, duration, glucose, percent, rate
    case steps, score
  }

  /// One row of the unit table. The raw value is the name that grammars and stores use; it never
  /// changes.
  public enum Unit: String, CaseIterable, Sendable {
    case microgram = "ug"
    case milligram = "mg"
    case gram = "g"
    case kilogram = "kg"
    case pound = "lb"
    case ounce = "oz"
    case stone = "st"
    case tonne = "t"
    case jin
    case liang
    case qian
    case millimetre = "mm"
    case centimetre = "cm"
    case decimetre = "dm"
    case metre = "m"
    case kilometre = "km"
    case inch = "in"
    case foot = "ft"
    case yard = "yd"
    case mile = "mi"
    case li
    case chi
    case cun
    case millilitre = "mL"
    case centilitre = "cL"
    case decilitre = "dL"
    case litre = "L"
    case fluidOunce = "floz"
    case cup
    case pint
    case quart
    case gallon = "gal"
    case tablespoon = "tbsp"
    case teaspoon = "tsp"
    case kilocalorie = "kcal"
    case kilojoule = "kJ"
    case joule = "J"
    case millimetreOfMercury = "mmHg"
    case kilopascal = "kPa"
    case celsius = "Cel"
    case fahrenheit = "degF"
    case second = "s"
    case minute = "min"
    case hour = "h"
    case day = "d"
    case week = "wk"
    case month = "mo"
    case year = "a"
    case millimolePerLitre = "mmol/L"
    case milligramPerDecilitre = "mg/dL"
    case percent = "%"
    case perMinute = "bpm"
    case step = "steps"
    case point = "points"
    case megajoule = "MJ"
  }
}

extension Quantity.Unit {
  /// What this unit measures.
  public var dimension: Quantity.Dimension { row.dimension }

  /// How many of the dimension's base unit one of this unit is (g, m, mL, kcal, mmHg, Cel, s,
  /// mmol/L).
  ///
  /// Exact where the unit is defined so: the international pound, inch and mile of 1959, the US
  /// customary volumes, the thermochemical calorie, the market jin of 500 g. A month counts 30
  /// days, a year 365. Glucose: 1 mmol/L is 18.0182 mg/dL (180.182 g/mol).
  public var factor: Double { row.factor }

  /// Added before the factor is applied; other than zero for degrees Fahrenheit alone.
  public var offset: Double { self == .fahrenheit ? -32 : 0 }

  /// The UCUM code, where UCUM has one.
  public var ucum: String { row.ucum }

  /// What a field of this unit is called in JSON after its name: `weight_kg`; nil where the name
  /// says it all.
  public var fieldSuffix: String? { row.suffix }

  private typealias Row = (
    dimension: Quantity.Dimension, factor: Double, ucum: String, suffix: String?
  )

  private var row: Row {
    switch self {
    case .microgram: (.mass, 1e-6, "ug", "ug")
    case .milligram: (.mass, 1e-3, "mg", "mg")
    case .gram: (.mass, 1, "g", "g")
    case .kilogram: (.mass, 1000, "kg", "kg")
    case .pound: (.mass, 453.59237, "[lb_av]", "lb")
    case .ounce: (.mass, 28.349523125, "[oz_av]", "oz")
    case .stone: (.mass, 6350.29318, "[stone_av]", "st")
    case .tonne: (.mass, 1e6, "t", "t")
    case .jin: (.mass, 500, "", "jin")
    case .liang: (.mass, 50, "", "liang")
    case .qian: (.mass, 5, "", "qian")
    case .millimetre: (.length, 1e-3, "mm", "mm")
    case .centimetre: (.length, 1e-2, "cm", "cm")
    case .decimetre: (.length, 0.1, "dm", "dm")
    case .metre: (.length, 1, "m", "m")
    case .kilometre: (.length, 1000, "km", "km")
    case .inch: (.length, 0.0254, "[in_i]", "in")
    case .foot: (.length, 0.3048, "[ft_i]", "ft")
    case .yard: (.length, 0.9144, "[yd_i]", "yd")
    case .mile: (.length, 1609.344, "[mi_i]", "mi")
    case .li: (.length, 500, "", "li")
    case .chi: (.length, 1.0 / 3, "", "chi")
    case .cun: (.length, 1.0 / 30, "", "cun")
    case .millilitre: (.volume, 1, "mL", "ml")
    case .centilitre: (.volume, 10, "cL", "cl")
    case .decilitre: (.volume, 100, "dL", "dl")
    case .litre: (.volume, 1000, "L", "l")
    case .fluidOunce: (.volume, 29.5735295625, "[foz_us]", "floz")
    case .cup: (.volume, 236.5882365, "[cup_us]", "cup")
    case .pint: (.volume, 473.176473, "[pt_us]", "pint")
    case .quart: (.volume, 946.352946, "[qt_us]", "quart")
    case .gallon: (.volume, 3785.411784, "[gal_us]", "gal")
    case .tablespoon: (.volume, 14.78676478125, "[tbs_us]", "tbsp")
    case .teaspoon: (.volume, 4.92892159375, "[tsp_us]", "tsp")
    case .kilocalorie: (.energy, 1, "kcal", "kcal")
    case .kilojoule: (.energy, 1 / 4.184, "kJ", "kj")
    case .megajoule: (.energy, 1000 / 4.184, "MJ", "mj")
    case .joule: (.energy, 1 / 4184.0, "J", "j")
    case .millimetreOfMercury: (.pressure, 1, "mm[Hg]", "mmHg")
    case .kilopascal: (.pressure, 1 / 0.133322387415, "kPa", "kpa")
    case .celsius: (.temperature, 1, "Cel", "c")
    case .fahrenheit: (.temperature, 5.0 / 9, "[degF]", "f")
    case .second: (.duration, 1, "s", "s")
    case .minute: (.duration, 60, "min", "min")
    case .hour: (.duration, 3600, "h", "h")
    case .day: (.duration, 86_400, "d", "d")
    case .week: (.duration, 604_800, "wk", "wk")
    case .month: (.duration, 2_592_000, "mo", "mo")
    case .year: (.duration, 31_536_000, "a", "a")
    case .millimolePerLitre: (.glucose, 1, "mmol/L", "mmol_l")
    case .milligramPerDecilitre: (.glucose, 1 / 18.0182, "mg/dL", "mg_dl")
    case .percent: (.percent, 1, "%", "pct")
    case .perMinute: (.rate, 1, "/min", "bpm")
    case .step: (.steps, 1, "{steps}", nil)
    case .point: (.score, 1, "{score}", nil)
    }
  }
}
