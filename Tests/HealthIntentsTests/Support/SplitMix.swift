import Intents
import Measures

extension SplitMix {
  /// Any intent with some of its slots, filled with what may stand there.
  mutating func utterance(in world: World) throws -> (String, World.Slots) {
    let names = world.names
    let name = names[Int.random(in: 0..<names.count, using: &self)]
    var slots: World.Slots = []
    for parameter in try world.entry(name).parameters {
      guard parameter.isRequired || Int.random(in: 0..<4, using: &self) == 0 else { continue }
      slots.append((parameter.name, value(of: parameter)))
    }
    return (name, slots)
  }

  private mutating func value(of parameter: CatalogEntry.Description) -> Value {
    if let unit = parameter.unit {
      let units = Quantity.Unit.allCases.filter { $0.dimension == unit.dimension }
      if unit == .point || Bool.random(using: &self) { return .number(figure()) }
      return .of(figure(), units[Int.random(in: 0..<units.count, using: &self)])
    }
    switch parameter.name {
    case "when", "start", "end", "time": return .moment(moment())
    case "period": return .period(.lastDays(Int.random(in: -1...40, using: &self)))
    case "metric":
      return .word(["weight", "all", "steps", "x"][Int.random(in: 0..<4, using: &self)])
    case "aggregate": return .word(["list", "sum", "max"][Int.random(in: 0..<3, using: &self)])
    case "target": return .word("last")
    case "quantityUnit":
      return .word(["glass", "bottle", "x"][Int.random(in: 0..<3, using: &self)])
    case "activity": return .word(["run", "bike", "x"][Int.random(in: 0..<3, using: &self)])
    default: return Bool.random(using: &self) ? .word("yes") : .text("some words")
    }
  }

  /// Over many orders of magnitude, with the edges of arithmetic among them.
  private mutating func figure() -> Double {
    switch Int.random(in: 0..<12, using: &self) {
    case 0:
      [.nan, .infinity, -.infinity, 0, -0.0, 1e300, 5e-324][Int.random(in: 0..<7, using: &self)]
    case 1: -Double.random(in: 0..<1000, using: &self)
    case 2...8: Double.random(in: 1..<300, using: &self).rounded()
    default:
      Double.random(in: 0..<1, using: &self)
        * [1, 10, 1e3, 1e5, 1e9][Int.random(in: 0..<5, using: &self)]
    }
  }

  private mutating func moment() -> Moment {
    var moment = Moment()
    if Bool.random(using: &self) { moment.day = .offset(Int.random(in: -50...3, using: &self)) }
    if Bool.random(using: &self) {
      moment.clock = Moment.Clock(
        hour: Int.random(in: 0...25, using: &self), minute: Int.random(in: 0..<60, using: &self))
    }
    if Int.random(in: 0..<4, using: &self) == 0 {
      moment.part = Moment.Part.allCases[Int.random(in: 0..<7, using: &self)]
    }
    return moment
  }
}
