import Measures

extension Sample {
  /// A kind of sample; what is known of it stands in its row of the kind table. The raw value is stored and never
  /// changes.
  public enum Kind: String, CaseIterable, Sendable {
    case systolic, diastolic, pulse, weight, height, temperature, glucose, oxygenSaturation
    case food, energy, protein, carbs, fat, water, drink
    case waist, bodyFat
    case steps, distance, exercise, activeEnergy
    case sleep, medication, tag, mood, symptom, note
    /// A medicine that was not taken.
    case skipped
    /// What somebody means to reach; no reading.
    case goal
    /// What somebody wants to be reminded of; no reading.
    case reminder
    /// Who somebody is: the label is a date of birth, a sex, how active they are. No readings.
    case birthday, sex, activityLevel
    /// What somebody chose for good, such as the unit of their weight; no reading.
    case preference
    /// Sentences that somebody says by one name; no reading.
    case shortcut
    /// A series of measurements of the pressure that begins; no reading.
    case pressureWeek
    /// What a portion of a food weighs for somebody; no reading.
    case serving
    /// What a portion of somebody's own food has in it, a product by its bar code, what is usually had at a meal. No
    /// readings.
    case ownFood, product, usualMeal
    /// That somebody is called otherwise from then on, or is no more one of those whose records are kept. No readings.
    case renamed, removed
  }
}
