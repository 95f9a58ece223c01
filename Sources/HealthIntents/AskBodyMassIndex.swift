import Intents
import Measures
import Records

/// Tells the body mass index of a grown person and where it falls on a named scale: "what is my BMI".
public struct AskBodyMassIndex: Intent {
  public static let title = "Ask for the body mass index"
  public static let kind = "query"
  public static let demand = Demand.read(.weight, .height)

  public var facts = BodyFacts()
  @Parameter var scale: BodyScale?

  public init() {}

  public func review(in context: IntentContext) throws {
    try reviewFigures(in: context)
    _ = try index(in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    let (index, profile) = try index(in: context)
    let scale = scale ?? context.custom(.scale, else: .who)
    var values: [String: Value] = [
      "index": .number(index), "category": .word(scale.category(index)),
      "scale": .word(scale.rawValue),
    ]
    values["weight"] = profile.weight.map { Sample.Kind.weight.spoken($0, in: context) }
    values["height"] = profile.height.map { Sample.Kind.height.spoken($0, in: context) }
    values["when"] = profile.weighedAt.flatMap { context.dayIfPast($0) }
    values["person"] = context.person.namedUnlessMe
    return Outcome(
      "told", values, samples: try facts.samples(in: context),
      figures: [
        JSON.Field("bmi_kg_m2", .number(index)),
        JSON.Field("category", .string(scale.category(index))),
        JSON.Field("scale", .string(scale.rawValue)),
      ])
  }

  private func index(in context: IntentContext) throws -> (Double, Profile) {
    let profile = try facts.profile(in: context)
    let height = try facts.height(of: profile)
    let weight = try facts.weight(of: profile)
    return (BodyScale.index(weight: weight, height: height), profile)
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [JSON.Field("metric", .string("bmi"))] + saidFields(in: context)
  }
}

extension IntentContext {
  /// The day of an instant for a sentence; nil where it is today.
  func dayIfPast(_ instant: Instant) -> Value? {
    let date = zone.localTime(at: instant).date
    return date == today ? nil : .moment(Moment(day: day(of: date)))
  }
}
