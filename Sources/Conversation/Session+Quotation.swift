import Intents
import Measures

/// Sentences that stand for others, and codes.
extension Session {
  /// The plan with what was kept in the place of what stands for it.
  ///
  /// - Throws: `Obstacle` for words that make no sense, `StoreError`.
  mutating func unfolded(_ plan: Plan, _ scene: Scene) throws -> Plan {
    var unfolded = plan
    for index in plan.steps.indices.reversed() {
      let step = plan.steps[index]
      guard step.isOfSentences, let intent = try? step.bound() else { continue }
      if step.isQuoting, let quoting = intent as? any QuotingIntent {
        try check(quoting, of: step, index, plan.language, scene)
      }
      guard step.isStandIn, let standIn = intent as? any StandInIntent else { continue }
      let sentences = try standIn.sentences(in: step.context(in: scene))
      let steps = try sentences.flatMap { try heard($0, of: step, index, plan.language) }
      guard !steps.isEmpty else { continue }
      unfolded.steps.replaceSubrange(index...index, with: steps)
    }
    return unfolded
  }

  /// - Throws: `Obstacle` where what is to be kept makes no sense, or its name means something already.
  private mutating func check(
    _ quoting: any QuotingIntent, of step: Step, _ index: Int, _ language: String, _ scene: Scene
  ) throws {
    let context = step.context(in: scene)
    if let alias = quoting.alias(in: context), isTaken(alias) {
      throw Obstacle.need(.refusal(key: "taken", values: ["name": .text(alias)]), step: index)
    }
    for quotation in quoting.quotations(in: context) {
      _ = try heard(quotation, of: step, index, language)
    }
  }

  /// Whether words mean something already: a sentence, a courtesy, a leave-taking or an answer.
  private mutating func isTaken(_ alias: String) -> Bool {
    if let parse = ears.hear(alias).parse {
      return parse.clauses.contains { catalog[$0.intent]?.type.standIn == nil }
    }
    return ["courtesy", "farewell", "answer"].contains {
      ears.language(reading: alias, as: $0) != nil
    }
  }

  /// What a sentence asks to be recorded, in the language in which it makes sense, under the circumstances of the step
  /// that it stands in for.
  private mutating func heard(
    _ sentence: Sentence, of step: Step, _ index: Int, _ language: String
  ) throws -> [Step] {
    let languages = [language] + ears.grammars.map(\.language).filter { $0 != language }
    for language in languages {
      guard
        let words = speaker(language).sayIfAny(sentence.key, of: step.intent, sentence.values),
        let parse = ears.hear(words).parse, parse.repair <= Plan.tolerableRepair,
        let plan = try? Plan(parse, text: words, catalog: catalog),
        plan.steps.allSatisfy({ $0.purpose == .record && !$0.isStandIn })
      else { continue }
      return plan.steps.map { $0.under(step) }
    }
    throw Obstacle.need(.refusal(key: "unheard", values: sentence.values), step: index)
  }

  /// What a line asks for that is nothing but a code; nil for any other line.
  func plan(scanning text: String) -> Plan? {
    guard (8...32).contains(text.utf8.count), text.utf8.suffix(8).allSatisfy(\.isDigit) else {
      return nil
    }
    for name in catalog.names {
      guard let entry = catalog[name], let type = entry.type.code,
        type.isCode(text)
      else { continue }
      return Plan(
        Step(entry, [(type.codeSlot, .text(text))]), text: text,
        language: ears.grammars[0].language)
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}

extension Step {
  fileprivate var isStandIn: Bool { entry.type.standIn != nil }

  fileprivate var isOfSentences: Bool { isStandIn || isQuoting }

  /// The same when, of whom and with whatever else was said in the sentence that another step is of.
  fileprivate func under(_ other: Step) -> Step {
    var step = self
    for slot in other.slots where declares(slot.name) && values[slot.name] == nil {
      step.slots.append(slot)
    }
    if let person = other.person { step.person = person }
    return step
  }
}
