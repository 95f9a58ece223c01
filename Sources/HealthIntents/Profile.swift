import Intents
import Measures
import Records

/// Who somebody is, as far as it was said: the newest sample of each of these kinds.
struct Profile {
  var birth: BirthDate?
  var sex: Sex?
  var level: ActivityLevel?
  /// In centimetres and kilograms, and when the weight was taken.
  var height: Double?
  var weight: Double?
  var weighedAt: Instant?
  /// In per cent.
  var bodyFat: Double?

  /// What is known at an instant; of who somebody is, also what was said later.
  init(in context: IntentContext, at time: Instant? = nil) throws {
    let latest = { (kind: Sample.Kind, end: Instant?) in
      try context.store.latest(kind, of: context.person, before: end)?.sample
    }
    birth = try latest(.birthday, nil)?.label.flatMap { BirthDate($0) }
    sex = try latest(.sex, nil)?.label.flatMap(Sex.init(rawValue:))
    level = try latest(.activityLevel, nil)?.label.flatMap(ActivityLevel.init(rawValue:))
    height = try latest(.height, time)?.value
    let weighing = try latest(.weight, time)
    weight = weighing?.value
    weighedAt = weighing?.start
    bodyFat = try latest(.bodyFat, time)?.value
  }

  /// Whether it is known to be, or may well be, somebody who is not grown up: formulas are for adults.
  func isChild(in context: IntentContext) -> Bool {
    guard let birth else { return context.person.isChild(in: context) }
    return birth.ages(on: context.today).upperBound < Self.adult
  }

  private static let adult = 18
}

extension IntentContext {
  /// A sample that begins now, of the person whom the sentence is about.
  func sample(
    _ kind: Sample.Kind, _ value: Double = 1, said: Quantity? = nil, label: String? = nil,
    portion: String? = nil, until end: Instant? = nil
  ) -> Sample {
    Sample(
      kind, value, said: said, label: label, portion: portion, from: now, to: end ?? now,
      zone: zone.name, on: today, person: person.id)
  }
}
