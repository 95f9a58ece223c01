import Intents
import Measures
import Phrasing

/// What is no sentence, and is answered by a question all the same.
extension Session {
  /// The reply to a number alone; nil for anything else.
  mutating func reply(toFragment text: String, _ language: String, _ mode: Mode) -> Reply? {
    let plans = readings(ofFigure: text, language)
    return plans.isEmpty ? nil : ask(whichOf: plans, phrase: text, mode: mode)
  }

  /// "No, I did not" takes back what was written down last, once that is agreed to.
  func undoing(_ text: String) -> Plan? {
    guard pending == nil, topic?.standing == .said,
      let language = ears.language(reading: text, as: "denial"),
      let entry = catalog["Undo"]
    else { return nil }
    var plan = Plan(Step(entry, []), text: text, language: language)
    plan.doubt()
    return plan
  }

  /// The records of the body that a number alone can be, without anything being odd about it: 72 may be a weight or a
  /// pulse. What a recogniser hears on its own is none, and neither is a small whole number, which is rather how many.
  private mutating func readings(ofFigure text: String, _ language: String) -> [Plan] {
    guard [.repl, .oneShot, .hotkey].contains(setup.source),
      case .quantity(let said)? = ears.read(text, as: "quantity", in: language), said.unit == nil,
      said.value >= 20 || said.value != said.value.rounded(), let scene
    else { return [] }
    var plans: [Plan] = []
    for entry in catalog.entries where entry.type.momentary != nil {
      let required = entry.parameters.filter(\.isRequired)
      guard required.count == 1, required[0].form == .quantity,
        ears.grammar(language).title(of: entry.name) != nil,
        said.value == said.value.rounded() || ![.perMinute, .percent].contains(required[0].unit)
      else { continue }
      var plan = Plan(
        Step(entry, [(required[0].name, .quantity(said))]), text: text, language: language)
      if plan.isUsual(in: scene) { plans.append(plan) }
    }
    // What can be but one thing is read back.
    if plans.count == 1 { plans[0].doubt() }
    return plans
  }
}

extension Plan {
  /// Whether nothing but a unit would have to be asked about it.
  fileprivate mutating func isUsual(in scene: Scene) -> Bool {
    do {
      _ = try review(in: scene, saysYes: false)
      return true
    } catch Obstacle.need(.choice, _) {
      return true
    } catch {
      return false
    }
  }
}
