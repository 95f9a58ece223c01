import Intents
import Measures
import Records

/// Tells the energy that a body uses at rest, or in all with its activity, by a named formula: "what is my BMR",
/// "my TDEE by Harris-Benedict".
public struct AskBasalRate: Intent {
  public static let title = "Ask for the energy at rest"
  public static let kind = "query"
  public static let demand = Demand.read(.weight, .height)

  public var facts = BodyFacts()
  @Parameter var formula: BasalFormula?
  /// Whether the activity is to be counted in.
  @Parameter var total = false

  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewFigures(in: context)
    _ = try rate(in: context)
    if total { _ = try facts.level(of: try facts.profile(in: context)) }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let rate = try rate(in: context)
    var values = rate.spoken(in: context)
    var figures = rate.figures
    if total {
      let level = try facts.level(of: try facts.profile(in: context))
      let all = rate.range.lowerBound * level.factor...rate.range.upperBound * level.factor
      values["total"] = Sample.Kind.energy.spoken(all.lowerBound, in: context)
      if rate.isRange {
        values["totalMost"] = Sample.Kind.energy.spoken(all.upperBound, in: context)
      }
      values["level"] = .word(level.rawValue)
      values["factor"] = .number(level.factor)
      figures += [
        JSON.Field("tdee_kcal", .number(all.lowerBound.rounded(decimals: 0))),
        JSON.Field("tdee_most_kcal", .number(all.upperBound.rounded(decimals: 0))),
        JSON.Field("factor", .number(level.factor)),
      ]
    }
    values["person"] = context.person.namedUnlessMe
    return Outcome(
      total ? "total" : "told", values, samples: try facts.samples(in: context), figures: figures)
  }

  private func rate(in context: IntentContext) throws -> BasalRate {
    try BasalRate(
      by: formula ?? context.custom(.formula, else: .mifflin), facts: facts, in: context)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string(total ? "tdee" : "bmr"))]
      + saidFields(in: context).filter { $0.name != "total" }
  }
}

/// The energy that a body uses at rest in a day, by a formula; a range where the sex or the age is not known for sure.
struct BasalRate {
  let formula: BasalFormula
  /// In kcal.
  let range: ClosedRange<Double>
  let knowsSex: Bool

  /// - Throws: `Need.value` for what is missing; `Need.refusal` "child", "no-body-fat".
  init(by formula: BasalFormula, facts: BodyFacts, in context: IntentContext) throws {
    self.formula = formula
    let profile = try facts.profile(in: context)
    let weight = try facts.weight(of: profile)
    if formula.needsLeanMass {
      guard let fat = profile.bodyFat,
        let energy = formula.energy(leanMass: weight * (1 - fat / 100))
      else {
        throw Need.refusal(key: "no-body-fat", values: ["formula": .word(formula.rawValue)])
      }
      range = energy...energy
      knowsSex = true
      return
    }
    let height = try facts.height(of: profile)
    let ages = try facts.birth(of: profile).ages(on: context.today)
    knowsSex = profile.sex != nil
    range = formula.range(weight: weight, height: height, ages: ages, sex: profile.sex) ?? 0...0
  }

  /// Whether there is more than a rounding between the least and the most.
  var isRange: Bool { range.upperBound.rounded() > range.lowerBound.rounded() }

  func spoken(in context: IntentContext) -> [String: Value] {
    var values: [String: Value] = [
      "rate": Sample.Kind.energy.spoken(range.lowerBound, in: context),
      "formula": .word(formula.rawValue),
    ]
    if isRange { values["most"] = Sample.Kind.energy.spoken(range.upperBound, in: context) }
    if !knowsSex { values["sexless"] = .word("sexless") }
    return values
  }

  var figures: [JSON.Field] {
    [
      JSON.Field("bmr_kcal", .number(range.lowerBound.rounded(decimals: 0))),
      JSON.Field("bmr_most_kcal", .number(range.upperBound.rounded(decimals: 0))),
      JSON.Field("formula", .string(formula.rawValue)),
    ]
  }
}
