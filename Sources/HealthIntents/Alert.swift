import Intents
import Measures
import Records

/// What is said after a value that calls for a doctor: the name of a fixed text of the grammar. The value is kept
/// all the same.
enum Alert: String {
  /// Above 180 or above 120 mmHg: severe hypertension, an emergency with symptoms (2017 ACC/AHA guideline, section 11.2).
  case pressure = "crisis-pressure"
  /// A temperature of 40 °C or more, a pulse at rest below 40 or above 130, a blood sugar below 3.0 or above 20 mmol/L.
  case advice = "crisis-advice"

  /// The alert for what was recorded; nil for most. Of what is two days old nobody needs to be told what to do now.
  static func of(_ samples: [Sample], tags: [String], in context: IntentContext) -> Alert? {
    let recent = samples.filter { context.now.seconds - $0.start.seconds < 2 * 86_400 }
    if recent.contains(where: \.isPressureCrisis) { return .pressure }
    guard recent.contains(where: { $0.needsAdvice(isAtRest: true) }) else { return nil }
    let isAtRest = !tags.contains { context.meanings[$0, in: .setting] == "effort" }
    return recent.contains { $0.needsAdvice(isAtRest: isAtRest) } ? .advice : nil
  }
}

extension Sample {
  fileprivate var isPressureCrisis: Bool {
    kind == .systolic && value > 180 || kind == .diastolic && value > 120
  }

  fileprivate func needsAdvice(isAtRest: Bool) -> Bool {
    switch kind {
    case .temperature: value >= 40
    case .pulse: isAtRest && (value < 40 || value > 130)
    case .glucose: value < 3 || value > 20
    default: false
    }
  }
}
