import Intents
import Measures
import Phrasing

extension Session {
  /// Takes a line as the answer to the open question; else as something new, which closes it; else asks again.
  mutating func resume(_ pending: Pending, with text: String) -> Reply {
    switch answer(to: pending, text) {
    case .goOn(var plan):
      self.pending = nil
      plan.text += "; " + text
      if text.isDamaged { plan.doubt() }
      return pursue(plan, phrase: text, mode: .acting)
    case .drop:
      self.pending = nil
      return refusal("cancelled", text, pending.plan.language)
    case .somethingNew(let plan):
      self.pending = nil
      var reply = pursue(plan, phrase: text, mode: .acting)
      let isGoneOn = plan.isChange && pending.plan.isChange || pending.offers(plan)
      if !isGoneOn, let note = dropped(pending) { reply.text = "\(note) \(reply.text)" }
      return reply
    case .noAnswer:
      var reply = pending.reply
      reply.phrase = text
      reply.text = speaker(reply.language).say("again", ["question": .text(reply.text)])
      return reply
    }
  }

  /// What is not in the record because its question was left open; nil for a question about the record.
  func dropped(_ pending: Pending) -> String? {
    let step = pending.plan.steps[pending.step]
    let speaker = speaker(pending.plan.language)
    switch step.purpose {
    case .record:
      let kind = "dropped-" + step.entry.type.kind
      if speaker.grammar.word(for: kind, in: "dropped") != nil {
        return speaker.say("dropped", ["kind": .word(kind)])
      }
      return speaker.say("dropped-else")
    case .change: return speaker.say("dropped-change")
    case .question: return nil
    }
  }

  private enum Answer {
    case goOn(Plan)
    case drop
    case somethingNew(Plan)
    case noAnswer
  }

  private mutating func answer(to pending: Pending, _ text: String) -> Answer {
    if let plan = plan(scanning: text) { return .somethingNew(plan) }
    if let plan = plan(filling: pending, with: text) { return .goOn(plan) }
    switch word(text, pending) {
    case "yes"?:
      return pending.agreed.map(Answer.goOn) ?? .noAnswer
    case "no"?, "cancel"?:
      return .drop
    case "unknown"? where pending.isAboutUnknown:
      return pending.agreed.map(Answer.goOn) ?? .noAnswer
    default: break
    }
    // "No, 125 over 80" answers the question; it is not about the record before it.
    let said = withoutNo(text, pending)
    if let said, let plan = plan(filling: pending, with: said) { return .goOn(plan) }
    // "No, 6000 steps" to a question about a correction is another correction, and no new record.
    let meant = pending.isOfCorrection ? text : said ?? text
    var new = newPlan(meant, pending, isCorrection: said != nil)
    if case .noAnswer = new, meant != text { new = newPlan(text, pending, isCorrection: true) }
    if case .noAnswer = new, let plan = plan(naming: pending, said ?? text) { return .goOn(plan) }
    return new
  }

  /// The plan with a name that no list has: "Which medicine?" is answered by any. It is read back.
  private mutating func plan(naming pending: Pending, _ text: String) -> Plan? {
    guard case .value(let step, let parameter) = pending.question, !text.isQuestion else {
      return nil
    }
    var plan = pending.plan
    let type = ears.type(of: parameter, in: plan.steps[step].intent, plan.language)
    guard type != "text", !ears.hasSentence(text),
      let name = ears.read(text, as: "text", in: plan.language)
    else { return nil }
    plan.steps[step].replace(parameter, with: name)
    guard plan.steps[step].takes(parameter) else { return nil }
    plan.doubt()
    return plan
  }

  mutating func word(_ text: String, _ pending: Pending) -> String? {
    ears.read(text, as: "answer", in: pending.plan.language)?.words
  }

  /// The plan with the value or the choice that the whole text is; nil when it is neither.
  private mutating func plan(filling pending: Pending, with text: String) -> Plan? {
    guard !text.isQuestion else { return nil }
    if let plan = plan(completing: pending, with: text) { return plan }
    let language = pending.plan.language
    var plan = pending.plan
    switch pending.question {
    case .value(let step, let parameter), .agreement(let step, _, let parameter?, _):
      let type = ears.type(of: parameter, in: plan.steps[step].intent, language)
      let reading = type == "text" ? nil : ears.reading(text, as: type, in: language)
      let value =
        type == "text"
        ? freeText(text, pending)
        : reading?.value
          ?? units(text, type, language, of: plan.steps[step].bare(parameter)).first ?? nil
      guard let value else { return nil }
      if let reading, reading.repair > Plan.tolerableRepair { plan.doubt() }
      // 10 after 100000 may be the rest of ten thousand.
      if pending.isAboutPossible, let before = plan.steps[step].values[parameter],
        value.isFar(from: before)
      {
        plan.doubt()
      }
      plan.steps[step].replace(parameter, with: value)
      return pending.isOfCorrection && type == "text" && !isAbout(pending, plan) ? nil : plan
    case .choice(let step, let parameter, let values):
      let type = ears.type(of: parameter, in: plan.steps[step].intent, language)
      let said = [ears.read(text, as: type, in: language)] + units(text, type, language, of: values)
      guard
        let value = values.first(where: said.contains) ?? ordinal(text, language, of: values)
          ?? values.first(where: { agrees($0, with: said.first ?? nil) })
      else { return nil }
      plan.steps[step].replace(parameter, with: value)
      return plan
    case .reading(let plans):
      return ordinal(text, language, of: plans)
    case .agreement, .stranger, .heard:
      return nil
    }
  }

  /// Free text takes anything, so what is an answer word or a sentence of its own is kept from it.
  private mutating func freeText(_ text: String, _ pending: Pending) -> Value? {
    guard word(text, pending) == nil else { return nil }
    if let parse = ears.hear(text).parse,
      parse.clauses.first?.intent != pending.plan.steps[pending.step].intent
    {
      return nil
    }
    return .text(text)
  }

  /// The quantities that are offered, each with the text for its unit: "pounds" chooses 165 pounds.
  private mutating func units(
    _ text: String, _ type: String, _ language: String, of values: [Value]
  ) -> [Value?] {
    values.map { value in
      guard case .quantity(let quantity) = value else { return nil }
      return ears.read("\(quantity.value.plainText) \(text)", as: type, in: language)
    }
  }

  /// Whether a time that is offered is the one that was said: "in the morning" chooses 8:00 am.
  private func agrees(_ value: Value, with said: Value?) -> Bool {
    guard case .moment(let offered) = value, case .moment(let said)? = said else { return false }
    let now = setup.zone.localTime(at: setup.clock())
    return offered.resolved(now: now, toward: .past).map {
      said.agrees(with: $0.at, now: now, .past)
    } ?? false
  }

  /// "The second one", "2".
  private mutating func ordinal<Element>(
    _ text: String, _ language: String, of elements: [Element]
  ) -> Element? {
    let index: Int?
    if let words = ears.read(text, as: "which", in: language)?.words {
      index = Int(words)
    } else if case .number(let number)? = ears.read(text, as: "number", in: language) {
      index = Int(exactly: number)
    } else {
      index = nil
    }
    guard let index, elements.indices.contains(index - 1) else { return nil }
    return elements[index - 1]
  }

  /// What follows a "no" at the beginning of the text.
  private mutating func withoutNo(_ text: String, _ pending: Pending) -> String? {
    // A recogniser writes no commas, but 不是 85 says that it is not 85.
    let marks = text.utf8.allSatisfy { $0 < 0x80 } ? " ,." : ",，、.。"
    let isBreak = { (character: Character) in marks.contains(character) }
    let breaks = text.indices.filter { isBreak(text[$0]) }.prefix(3)
    for index in breaks {
      guard word(String(text[..<index]), pending) == "no" else { continue }
      let rest = text[index...].drop { isBreak($0) || $0 == " " }
      return rest.isEmpty ? nil : String(rest)
    }
    return nil
  }

  /// What a whole new sentence means while the question is open.
  ///
  /// - Parameter isCorrection: whether it followed a "no", and so is about something that was just said.
  private mutating func newPlan(
    _ text: String, _ pending: Pending, isCorrection: Bool = false
  ) -> Answer {
    guard let parse = ears.hear(text).parse, parse.repair <= Plan.tolerableRepair,
      let plan = try? Plan(parse, text: text, catalog: catalog)
    else { return .noAnswer }
    guard !plan.isTakenBack else { return .drop }
    guard plan.steps.count == 1 else { return .somethingNew(plan) }
    let new = plan.steps[0]
    let meant = pending.plan.steps.indices.filter { pending.plan.steps[$0].intent == new.intent }
    if isCorrection, meant.count > 1 { return .noAnswer }
    let old = pending.plan.steps[pending.step]
    // All three kinds are about what was just said, and that is not in the record yet.
    switch new.entry.type.kind {
    case "edit" where old.entry.type.kind == "edit":
      return .somethingNew(plan)
    case "edit":
      return new.slots.allSatisfy { old.declares($0.name) }
        ? .goOn(pending.plan(taking: new)) : .noAnswer
    case "undo":
      return .drop
    case "delete" where new.slots.allSatisfy({ $0.name == "target" }):
      return .drop
    default:
      let isOwn = parse.clauses[0].isAboutSpeaker && old.person != nil && new.person == nil
      return new.intent == old.intent && !pending.isAboutHearing && !isOwn
        && !new.isOther(than: old)
        && pending.isAnswered(by: new)
        ? .goOn(pending.plan(taking: new)) : .somethingNew(plan)
    }
  }
}

extension String {
  /// "85?" asks, and so is no answer.
  fileprivate var isQuestion: Bool { last == "?" || last == "？" }
}

extension Pending {
  /// Whether a sentence of the same intent says something about what was asked; one that is complete without it is
  /// about something else.
  fileprivate func isAnswered(by new: Step) -> Bool {
    let asked: String?
    switch question {
    case .value(_, let parameter), .choice(_, let parameter, _): asked = parameter
    case .agreement(_, _, let parameter, _): asked = parameter
    case .stranger: return (try? new.bound()) == nil
    case .reading, .heard: asked = nil
    }
    if asked == "when", isOther(new) { return false }
    guard let asked, new.values[asked] == nil else { return true }
    return (try? new.bound()) == nil
  }

  /// Whether a sentence that has all it needs tells of another figure, and not only of when that was.
  private func isOther(_ new: Step) -> Bool {
    let old = plan.steps[step]
    guard (try? new.bound()) != nil else { return false }
    return new.slots.contains { slot in
      slot.name != "when" && old.values[slot.name].map { $0 != slot.value } ?? false
    }
  }

  /// Whether it is in doubt what was said at all, so that nothing of it is kept for a sentence said again.
  fileprivate var isAboutHearing: Bool {
    switch question {
    case .heard, .reading: true
    case .value, .choice, .agreement, .stranger: false
    }
  }

  /// The plan with the step that was asked about as a later sentence has it; when it was is that of the whole sentence.
  fileprivate func plan(taking new: Step) -> Plan {
    var plan = plan
    plan.steps[step].take(over: new)
    guard new.slots.allSatisfy({ $0.name == "when" }) else { return plan }
    for index in plan.steps.indices where plan.steps[index].declares("when") {
      plan.steps[index].take(over: new)
    }
    return plan
  }
}
