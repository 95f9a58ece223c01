import Measures
import Records
import Testing

@testable import Intents

@Suite("What a figure means, and whether it is believed")
struct MeasureTests {
  private func settle(_ quantity: Quantity) -> Measure.Settling {
    Measure.load.settle(quantity, in: emptyContext)
  }

  @Test("a bare number takes the unit of its parameter")
  func bare() {
    #expect(settle(Quantity(72, nil)) == .settled(72, Quantity(72, .kilogram)))
    #expect(settle(Quantity(300, nil)) == .settled(136.077711, Quantity(300, .pound)))
    #expect(settle(Quantity(7000, nil)) == .settled(7000, Quantity(7000, .kilogram)))
  }

  @Test("a bare number that can be meant in two units is open")
  func open() {
    let choices = [Quantity(150, .kilogram), Quantity(150, .pound)]
    #expect(settle(Quantity(150, nil)) == .open(choices))
  }

  @Test("a unit that was said is kept beside the canonical figure")
  func converted() {
    let pounds = Quantity(150, .pound)
    #expect(settle(pounds) == .settled(68.038856, pounds))
  }

  @Test("a unit of another dimension is no reading, unless people shorten it so")
  func foreign() {
    #expect(settle(Quantity(72, .second)) == .foreign)
    #expect(settle(Quantity(72, .metre)) == .settled(72, Quantity(72, .metre)))
  }

  @Test("reviewing asks for the unit, refuses what is impossible, and asks about what is unusual")
  func review() throws {
    func need(for load: Value, confirmed: Set<String> = []) throws -> Need? {
      let lift = try bindLift([("load", load)])
      return try IntentsTests.need { try lift.review(in: context(confirmed: confirmed)) }
    }
    #expect(try need(for: .number(72)) == nil)
    let choices = [Quantity(150, .kilogram), Quantity(150, .pound)].map(Value.quantity)
    #expect(
      try need(for: .number(150)) == .choice(parameter: "load", among: choices, key: "unit"))
    #expect(
      try need(for: .quantity(Quantity(1, .hour))) == .value(parameter: "load", key: "wrong-unit"))
    let heavy = Value.quantity(Quantity(600, .kilogram))
    let values: [String: Value] = ["load": heavy, "value": heavy, "parameter": .word("load")]
    #expect(try need(for: heavy) == .implausible(key: "implausible", values: values))
    #expect(
      try need(for: heavy, confirmed: ["implausible", "high"])
        == .implausible(key: "implausible", values: values))
    guard case .confirmation("high", _, [:]) = try need(for: .quantity(Quantity(220, .kilogram)))
    else { throw Missing() }
    guard case .confirmation("low", _, [:]) = try need(for: .number(7)) else { throw Missing() }
    #expect(try need(for: .number(7), confirmed: ["low"]) == nil)
  }

  @Test("numbers have bounds as well, and what may be said in two dimensions has those of each")
  func numbers() throws {
    let high = try bindLift([("load", .number(20)), ("toFloor", .number(60))])
    guard
      case .confirmation("high", let values, _)? = try need({ try high.review(in: emptyContext) })
    else { throw Missing() }
    #expect(values["parameter"] == .word("toFloor"))
    for (amount, isPossible) in [
      (Quantity(150, .millilitre), true), (Quantity(150, .gram), false),
      (Quantity(250, .millilitre), false),
    ] {
      let lift = try bindLift([("load", .number(20)), ("taste", .quantity(amount))])
      #expect((try need { _ = try FigureReview(of: lift, in: emptyContext) } == nil) == isPossible)
      #expect((try need { _ = try lift.$taste.figure(in: emptyContext) } == nil) == isPossible)
    }
  }

  @Test("every need that is about a parameter names it")
  func needs() {
    #expect(Need.value(parameter: "load", key: nil).parameter == "load")
    #expect(Need.choice(parameter: "load", among: [], key: nil).parameter == "load")
    let values: [String: Value] = [Need.parameterKey: .word("load")]
    #expect(Need.implausible(key: "", values: values).parameter == "load")
    #expect(Need.confirmation(key: "", values: values, instead: [:]).parameter == "load")
    #expect(Need.refusal(key: "nothing", values: [:]).parameter == nil)
  }
}
