import Intents
import Measures
import Phrasing

/// Answers that are a part of a sentence; to the question of a correction, corrections themselves.
extension Session {
  /// The plan with an answer that is a part of a sentence: what follows "no, it was", or "remind me".
  mutating func plan(completing pending: Pending, with text: String) -> Plan? {
    if pending.isOfCorrection { return plan(correcting: pending, with: text) }
    guard let parameter = pending.figure else { return nil }
    let old = pending.plan.steps[pending.step]
    // Asked of what to be reminded, somebody may say what would else be a record; but a question is one.
    guard word(text, pending) == nil,
      let plan = plan(
        saying: "answer-\(parameter)", text, pending, most: Plan.tolerableGuess),
      plan.steps[0].slots.allSatisfy({ $0.name == parameter || old.values[$0.name] == nil }),
      old.values[parameter] == nil || plan.steps[0].slots.contains(where: { $0.name != "when" }),
      !asksOrChanges(text)
    else { return nil }
    var completed = pending.plan
    completed.steps[pending.step].slots.removeAll { $0.name == parameter }
    completed.steps[pending.step].take(over: plan.steps[0])
    if plan.needsReadingBack(saysYes: false) { completed.doubt() }
    return completed
  }

  private mutating func asksOrChanges(_ text: String) -> Bool {
    guard let parse = ears.hear(text).parse,
      let plan = try? Plan(parse, text: text, catalog: catalog)
    else { return false }
    return plan.steps.contains { $0.purpose != .record }
  }

  /// The plan with what follows "no, it was", or with the name of the number that was said: "systolic".
  mutating func plan(correcting pending: Pending, with text: String) -> Plan? {
    guard pending.isAboutFigure, word(text, pending) == nil, !isAnother(text, pending) else {
      return nil
    }
    let old = pending.plan.steps[pending.step]
    var said = [text]
    if let bare = old.entry.type.referring?.bare, case .number(let number)? = old.values[bare] {
      said.append("\(text) \(number.plainText)")
    }
    for words in said {
      guard var plan = plan(saying: "correction", words, pending) else { continue }
      plan.steps[0].keep(old)
      if isAbout(pending, plan), !pending.isOfNamed(plan.steps[0]) { return plan }
    }
    return nil
  }

  /// Whether it is a sentence of its own, and records nothing of the kinds that the record in question has.
  private mutating func isAnother(_ text: String, _ pending: Pending) -> Bool {
    guard let parse = ears.hear(text).parse, parse.repair <= Plan.tolerableRepair,
      let plan = try? Plan(parse, text: text, catalog: catalog), let scene,
      let held = try? pending.plan.steps[pending.step].kindsInQuestion(in: scene)
    else { return false }
    return plan.steps.allSatisfy { step in
      guard step.purpose == .record, let kinds = try? step.bound().demand.kinds else {
        return false
      }
      return !kinds.isEmpty && kinds.allSatisfy { !held.contains($0) }
    }
  }

  /// Whether the record that is in question has a place for the correction: another figure is one of its own.
  func isAbout(_ pending: Pending, _ plan: Plan) -> Bool {
    guard let scene else { return false }
    let old = pending.plan.steps[pending.step]
    return (try? plan.steps[pending.step].hasPlace(asOf: old, in: scene)) ?? false
  }

  /// What the text means within a sentence of the intent that asked.
  ///
  /// - Parameter most: how much of it may be guesswork.
  mutating func plan(
    saying key: String, _ text: String, _ pending: Pending, most: Double = Plan.tolerableRepair
  ) -> Plan? {
    let old = pending.plan.steps[pending.step]
    guard
      let whole = speaker(pending.plan.language).sayIfAny(
        key, of: old.intent, ["text": .text(text)]),
      let parse = ears.hear(whole).parse, parse.repair <= most,
      let plan = try? Plan(parse, text: whole, catalog: catalog), plan.steps.count == 1,
      plan.steps[0].intent == old.intent
    else { return nil }
    return plan
  }
}

extension Pending {
  /// Whether a number alone is one for the figure that was asked about by its name.
  fileprivate func isOfNamed(_ new: Step) -> Bool {
    guard case .agreement = question, let bare = new.entry.type.referring?.bare else {
      return false
    }
    return new.values[bare] != nil && plan.steps[step].values[bare] == nil
  }

  var isOfCorrection: Bool { plan.steps[step].entry.type.kind == "edit" }

  /// Whether a figure answers it.
  var isAboutFigure: Bool { figure != nil }

  /// The parameter that a figure would be for.
  var figure: String? {
    switch question {
    case .value(_, let parameter): parameter
    case .agreement(_, _, let parameter, _): parameter
    case .choice, .stranger, .heard, .reading: nil
    }
  }
}
