import Intents
import Measures
import Records

/// Tells who somebody is, as far as it was said: "how old am I", "what do you know about dad".
public struct AskProfile: Intent {
  public static let title = "Ask who somebody is"
  public static let kind = "query"
  public static let demand = Demand.read()

  enum Fact: String, ParameterValue, CaseIterable { case all, age, birthday, sex, level }

  @Parameter var fact: Fact = .all

  public init() {}

  public func perform(in context: IntentContext) throws -> Outcome {
    let profile = try Profile(in: context)
    var values: [String: Value] = [:]
    var figures: [JSON.Field] = []
    if let birth = profile.birth, isAsked(.birthday) || fact == .age {
      values = birth.spoken(in: context)
      if fact == .age { values = values.filter { $0.key == "age" || $0.key == "orAge" } }
      figures += [
        JSON.Field("born", .string(birth.text)),
        JSON.Field("age", .number(Double(birth.ages(on: context.today).lowerBound))),
      ]
    }
    if let sex = profile.sex, isAsked(.sex) {
      values["sex"] = .word(sex.rawValue)
      figures.append(JSON.Field("sex", .string(sex.rawValue)))
    }
    if let level = profile.level, isAsked(.level) {
      values["level"] = .word(level.rawValue)
      figures.append(JSON.Field("activity_level", .string(level.rawValue)))
    }
    if fact == .all { add(.height, profile.height, &values, &figures, context) }
    if fact == .all { add(.weight, profile.weight, &values, &figures, context) }
    let key = values.isEmpty ? "unknown" : "told"
    values["person"] = context.person.namedUnlessMe
    values["fact"] = .word(fact.rawValue)
    return Outcome(
      key, values, figures: [JSON.Field("count", .number(Double(figures.count)))] + figures)
  }

  private func isAsked(_ one: Fact) -> Bool { fact == .all || fact == one }

  private func add(
    _ kind: Sample.Kind, _ figure: Double?, _ values: inout [String: Value],
    _ figures: inout [JSON.Field], _ context: IntentContext
  ) {
    guard let figure else { return }
    values[kind.name] = kind.spoken(figure, in: context)
    figures.append(JSON.Field(kind.field, .number(figure)))
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("profile")), JSON.Field("fact", .string(fact.rawValue))]
  }
}
