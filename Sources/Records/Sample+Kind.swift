import Measures

extension Sample {
  /// A kind of sample; what is known of it stands in its row of the kind table. The raw value is stored and never
  /// changes.
  public enum Kind: String, CaseIterable, Sendable {
    case systolic, diastolic, pulse, weight, height, temperature, glucose, oxygenSaturation
    case food, energy, protein, carbs, fat, water, drink
    case steps, distance, exercise, activeEnergy
    case sleep, medication, tag, mood, symptom, note
    /// What somebody means to reach; no reading.
    case goal
    /// What somebody wants to be reminded of; no reading.
    case reminder
  }
}
