import Intents
import Measures
import Records

/// What a formula needs to know of a body beyond what is known already: told in answer to a question back, and kept then;
/// or supposed with the question, and not kept.
public struct BodyFacts: ParameterGroup {
  @Parameter(.height) var height: Quantity?
  @Parameter(.weight) var weight: Quantity?
  @Parameter var born: Moment?
  @Parameter(as: "activity_level") var level: ActivityLevel?
  /// "My BMI at 172 cm and 70 kg".
  @Parameter var supposed = false

  public init() {}

  /// What is known, with what was told.
  ///
  /// - Throws: `Need.refusal` "child".
  func profile(in context: IntentContext) throws -> Profile {
    var profile = try Profile(in: context)
    if let figure = try $height.figure(in: context) { profile.height = figure.value }
    if let figure = try $weight.figure(in: context) {
      profile.weight = figure.value
      profile.weighedAt = nil
    }
    if let born { profile.birth = try born.birthDate(in: context, asking: $born) }
    if let level { profile.level = level }
    guard !profile.isChild(in: context) else { throw Need.refusal(key: "child", values: [:]) }
    return profile
  }

  /// - Throws: `Need.value` for the first of these that is not known.
  func weight(of profile: Profile) throws -> Double {
    guard let weight = profile.weight else { throw $weight.needsValue() }
    return weight
  }

  func height(of profile: Profile) throws -> Double {
    guard let height = profile.height else { throw $height.needsValue() }
    return height
  }

  func birth(of profile: Profile) throws -> BirthDate {
    guard let birth = profile.birth else { throw $born.needsValue() }
    return birth
  }

  func level(of profile: Profile) throws -> ActivityLevel {
    guard let level = profile.level else { throw $level.needsValue() }
    return level
  }

  /// The samples of what was told.
  func samples(in context: IntentContext) throws -> [Sample] {
    guard !supposed else { return [] }
    var samples: [Sample] = []
    for (kind, parameter) in [(Sample.Kind.height, $height), (.weight, $weight)] {
      guard let figure = try parameter.figure(in: context) else { continue }
      samples.append(context.sample(kind, figure.value, said: figure.said))
    }
    if let born {
      let birth = try born.birthDate(in: context, asking: $born)
      samples.append(context.sample(.birthday, label: birth.text))
    }
    if let level { samples.append(context.sample(.activityLevel, label: level.rawValue)) }
    return samples
  }
}
