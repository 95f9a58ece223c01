import Intents
import Measures
import Records

extension Session {
  /// Checks a plan and carries it out; or asks, or refuses.
  mutating func pursue(_ plan: Plan, phrase: String, mode: Mode) -> Reply {
    onStage(phrase, plan.language) { session, scene in
      try session.pursue(plan, phrase, mode, scene)
    }
  }

  private mutating func pursue(
    _ plan: Plan, _ phrase: String, _ mode: Mode, _ scene: Scene
  ) throws -> Reply {
    var plan = plan
    do {
      plan = try unfolded(plan.naming(in: scene), scene)
      let assignments = try plan.review(in: scene, saysYes: setup.saysYes)
      // Whose hotkey was pressed and who speaks may be two people.
      if setup.person != nil, scene.person(named: nil)?.name != Person.meName,
        plan.steps.contains(where: \.isOfSpeaker)
      {
        plan.doubt()
      }
      plan.doubtTimes(by: ears)
      plan.doubtOrder(in: scene)
      if plan.needsReadingBack(saysYes: setup.saysYes) { throw Obstacle.unsure }
      var reply = Reply(.act, "", phrase: phrase, language: plan.language)
      if setup.tellsActions { reply.actions = plan.json(assignments, in: scene) }
      if mode == .acting { try carryOut(plan, assignments, scene, &reply) }
      return reply
    } catch let obstacle as Obstacle {
      return stop(plan, at: obstacle, phrase: phrase, scene, mode)
    } catch let denial as Denial {
      return stop(plan, at: .denied(denial), phrase: phrase, scene, mode)
    }
  }

  /// Runs what needs the store; what goes wrong with it becomes the reply.
  mutating func onStage(
    _ phrase: String, _ language: String,
    _ body: (inout Session, Scene) throws -> Reply
  ) -> Reply {
    renewGrants()
    do {
      let scene = try Scene(setup, door.store(), topic, ears.meanings(in: language))
      return try body(&self, scene)
    } catch let misplaced as Misplaced {
      var reply = rejection(phrase, nil, language, mode: .thinking)
      reply.misfit = misplaced.offset
      return reply
    } catch let error as StoreError {
      return failure(error, phrase, language)
    } catch {
      return refusal("internal-error", phrase, language)
    }
  }

  private mutating func carryOut(
    _ plan: Plan, _ assignments: [Assignment], _ scene: Scene, _ reply: inout Reply
  ) throws {
    var performance = try plan.perform(assignments, in: scene, isRehearsal: setup.isRehearsal)
    let isReport = performance.outcomes.contains { $0.report.map { !$0.isTold } ?? false }
    reply.outcome = setup.isRehearsal && (!plan.isQuestion || isReport) ? .act : .done
    keepReports(&performance, of: plan, &reply)
    let speaker = speaker(plan.language)
    reply.text = speaker.say(performance, of: plan)
    if !plan.isToldWhole(in: scene) { reply.text += "\n" + speaker.say("partly-told") }
    if setup.speaks, reply.outcome == .done {
      var aloud = speaker
      aloud.isAloud = true
      reply.short = aloud.say(performance, of: plan)
    }
    if reply.outcome == .act {
      reply.text = speaker.say("rehearsed", ["sentence": .text(reply.text)])
    }
    reply.answer = performance.answer
    reply.picture = performance.outcomes.lazy.compactMap(\.chart).first.map(speaker.picture)
    if !setup.isRehearsal {
      // Who was chosen by an option gives way to who was chosen since.
      if plan.steps.contains(where: { $0.entry.type.choosesPerson }) { setup.person = nil }
      topic = performance.topic(after: topic, of: plan)
      unfinished = plan.unfinished(by: performance)
      asked = plan.isQuestion && plan.steps.count == 1 ? plan : nil
      reply.entry = performance.entries.first?.id
      if !plan.newPeople.isEmpty || plan.isChange || plan.steps.contains(where: \.isQuoting) {
        ears.forgetNames()
      }
    }
  }

  /// The thing in the record that a plan is about, where it was chosen and what is to become of it is still to be said.
  private func named(_ plan: Plan, _ scene: Scene, _ speaker: Speaker) -> String? {
    guard plan.steps.count == 1, let chosen = plan.steps[0].chosen,
      let type = plan.steps[0].entry.type.referring,
      let things = try? type.told(chosen, in: plan.steps[0].context(in: scene)),
      case .text(let what)? = speaker.what(things)
    else { return nil }
    return what
  }

  /// What carrying a plan out would put into the record; the plan's values where that cannot be told.
  func name(for plan: Plan, _ scene: Scene, _ mode: Mode) -> String {
    let speaker = speaker(plan.language)
    var plan = plan
    guard mode == .acting,
      let assignments = try? plan.review(in: scene, saysYes: setup.saysYes),
      let performance = try? plan.perform(assignments, in: scene, isRehearsal: true)
    else { return named(plan, scene, speaker) ?? speaker.list(plan) }
    return speaker.name(performance, of: plan)
  }
}

extension Plan {
  /// The actions in JSON; of those that lack something, what was said.
  func json(_ assignments: [Assignment]? = nil, in scene: Scene) -> [JSON] {
    steps.indices.map { index in
      let assignment = assignments?[index]
      let context = assignment?.context ?? steps[index].context(in: scene)
      return steps[index].json(assignment?.intent, in: context, wanted: scene.wanted)
    }
  }
}

extension Plan {
  /// The question whose answer was a list, about the days that were told where it has more of them.
  fileprivate func unfinished(by performance: Performance) -> Plan? {
    guard steps.count == 1, let outcome = performance.outcomes.first, !outcome.rows.isEmpty else {
      return nil
    }
    var plan = self
    if outcome.more > 0, let period = outcome.values["period"], case .period = period {
      plan.steps[0].replace("period", with: period)
    }
    return plan
  }

  /// "List all" after a list asks for the whole of it.
  func going(on other: Plan?) -> Plan {
    guard let other, steps.count == 1, other.steps.count == 1,
      steps[0].intent == other.steps[0].intent,
      let type = steps[0].entry.type.listing, steps[0].person == nil,
      steps[0].values == type.rest
    else { return self }
    var whole = other
    whole.text = text
    whole.steps[0].replace(type.whole.name, with: type.whole.value)
    return whole
  }
}

extension Plan {
  /// "And yesterday?" after a question asks the same of another time, person or thing.
  func asking(_ other: Plan?, _ catalog: Catalog) -> Plan {
    guard steps.count == 1,
      let usual = steps[0].entry.type.answer(toSlots: steps[0].slots.map(\.name))
    else { return self }
    var again = self
    if let step = other?.steps[0].with(steps[0]) {
      again.steps[0] = step
    } else if let entry = catalog[usual] {
      again.steps[0] = Step(entry, steps[0].slots)
    }
    return again
  }
}

extension Step {
  /// The same question of what the slots of another one say; nil where it has no place for them.
  fileprivate func with(_ other: Step) -> Step? {
    var step = self
    if let person = other.person { step.ask(of: person) }
    for slot in other.slots where slot.name != "person" {
      guard declares(slot.name) else { return nil }
      if slot.name == "period" { step.slots.removeAll { Self.times.contains($0.name) } }
      // "And the day before" after yesterday is the one before that.
      if let before = step.earlier(slot) {
        step.replace("period", with: before)
        continue
      }
      if slot.name == "metric" { step.slots.removeAll { Self.names.contains($0.name) } }
      step.replace(slot.name, with: slot.value)
    }
    return step
  }

  /// The stretch before the one that was asked about, where that is said again.
  private func earlier(_ slot: (name: String, value: Value)) -> Value? {
    guard slot.name == "period", values["period"] == slot.value,
      case .period(let period) = slot.value
    else { return nil }
    return period.before.map(Value.period)
  }

  /// What else says of which days a question is, and of which thing.
  private static let times: Set = ["span", "stretch", "other", "newest"]
  private static let names: Set = ["label", "meal", "aggregate"]
}

extension Performance {
  /// The figures behind the answers: those of one question, or a list of several.
  fileprivate var answer: JSON? {
    let answers = outcomes.map(\.figures).filter { !$0.isEmpty }.map(JSON.object)
    return answers.count > 1 ? .array(answers) : answers.first
  }
}
