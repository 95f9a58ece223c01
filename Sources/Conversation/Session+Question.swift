import Intents
import Measures
import Phrasing

extension Session {
  /// Asks what stands in the way of a plan, or refuses it.
  mutating func stop(
    _ plan: Plan, at obstacle: Obstacle, phrase: String, _ scene: Scene, _ mode: Mode
  ) -> Reply {
    let speaker = speaker(plan.language)
    var reply = Reply(.ask, "", phrase: phrase, language: plan.language)
    reply.actions = plan.json(in: scene)
    switch obstacle {
    case .need(.refusal(let key, let values), let step):
      let step = plan.steps[step]
      reply.outcome = .refused
      reply.reason = key
      reply.text = speaker.say(key, of: step.intent, step.values.merging(values) { $1 })
      return reply
    case .denied(let denial):
      var refused = refusal(denial, phrase, plan.language)
      refused.actions = reply.actions
      return refused
    case .unknownPerson(let name):
      return refusal("unknown-person", phrase, plan.language, ["person": .word(name)])
    case .need(let need, let step):
      return open(need, of: plan, step, &reply, speaker, mode)
    case .which(let references, let step):
      return ask(whichOf: plan.choices(among: references, step, scene), phrase: phrase, mode: mode)
    case .stranger(let name):
      reply.reason = "confirm"
      reply.text = speaker.say("new-person", ["person": .word(name)])
      return open(.stranger(name), of: plan, reply, mode)
    case .unsure:
      reply.reason = "confirm"
      let name = name(for: plan, scene, mode)
      reply.text = speaker.say("heard", ["what": .text(name)])
      return open(.heard, of: plan, reply, mode)
    }
  }

  /// Asks for what one step needs.
  private mutating func open(
    _ need: Need, of plan: Plan, _ index: Int, _ reply: inout Reply, _ speaker: Speaker,
    _ mode: Mode
  ) -> Reply {
    let step = plan.steps[index]
    let intent = step.intent
    switch need {
    case .value(let parameter, let key):
      reply.reason = "missing"
      reply.slot = step.field(of: parameter)
      reply.text = speaker.ask([key, parameter].compactMap { $0 }, of: intent, step.values)
      return open(.value(step: index, parameter: parameter), of: plan, reply, mode)
    case .choice(let parameter, let values, let key):
      reply.reason = "choose"
      reply.slot = step.field(of: parameter)
      let question = speaker.ask([key, parameter].compactMap { $0 }, of: intent, step.values)
      reply.text = speaker.offer(values, after: question)
      return open(
        .choice(step: index, parameter: parameter, among: values), of: plan, reply, mode)
    case .confirmation(let key, let values, let instead):
      let isUnlikely = Need.isNeverGivenInAdvance(key)
      reply.reason = isUnlikely ? "implausible" : "confirm"
      if isUnlikely { reply.slot = need.parameter.map(step.field) }
      reply.text = speaker.ask(key, values, of: step)
      return open(
        .agreement(step: index, key: key, parameter: need.parameter, instead: instead),
        of: plan, reply, mode)
    case .implausible(let key, let values):
      reply.reason = "implausible"
      reply.slot = need.parameter.map(step.field)
      reply.text = speaker.ask(key, values, of: step)
      // Where nobody can answer, what is impossible is refused.
      if mode == .acting, setup.source == .oneShot {
        reply.outcome = .refused
        reply.hints.append(bySaying(of: plan, .value(step: index, parameter: need.parameter ?? "")))
        return reply
      }
      return open(
        .agreement(step: index, key: key, parameter: need.parameter, instead: [:]),
        of: plan, reply, mode)
    case .refusal:
      preconditionFailure("A refusal is no question.")
    }
  }

  /// Asks which of several readings was meant.
  mutating func ask(whichOf plans: [Plan], phrase: String, mode: Mode) -> Reply {
    onStage(phrase, plans[0].language) { session, scene in
      let fitting = try plans.filter { try $0.fitsTopic(in: scene) }
      if fitting.count == 1 { return session.pursue(fitting[0], phrase: phrase, mode: mode) }
      let speaker = session.speaker(plans[0].language)
      var sentences = plans.map { session.name(for: $0, scene, mode) }
      if Set(sentences).count < sentences.count { sentences = plans.map(speaker.list) }
      var reply = Reply(.ask, "", phrase: phrase, language: plans[0].language)
      reply.reason = "choose"
      reply.actions = plans[0].json(in: scene)
      reply.text = speaker.offer(sentences.map(Value.text), after: speaker.say("which"))
      return session.open(.reading(plans), of: plans[0], reply, mode)
    }
  }

  private mutating func open(
    _ question: Pending.Question, of plan: Plan, _ reply: Reply, _ mode: Mode
  ) -> Reply {
    guard mode == .acting else { return reply }
    var reply = reply
    let agreed = fold(question, of: plan, into: &reply)
    pending = Pending(question: question, plan: plan, agreed: agreed, reply: reply)
    guard setup.source == .oneShot || setup.source == .mcp else { return reply }
    reply.isSettledByYes = isSettledByYes(question, plan)
    guard setup.source == .oneShot else { return reply }
    reply.hints.append(
      reply.isSettledByYes
        ? speaker(plan.language).say("answer-with-yes") : bySaying(of: plan, question))
    return reply
  }

  /// How to say in one sentence what is asked for, by an example; of what only somebody can agree to who has heard the
  /// question, where it can be answered.
  private func bySaying(of plan: Plan, _ question: Pending.Question) -> String {
    let speaker = speaker(plan.language)
    let step = plan.steps[question.step]
    var example: String?
    switch question {
    case .agreement(_, let key, _, let instead) where instead.isEmpty:
      if Need.isNeverGivenInAdvance(key) { return speaker.say("answer-at-prompt") }
    case .heard: return speaker.say("answer-at-prompt")
    case .value(_, let parameter), .choice(_, let parameter, _):
      example = speaker.sayIfAny("example-\(parameter)", of: step.intent, [:])
    case .agreement, .stranger, .reading: break
    }
    example = example ?? Examples(of: speaker.grammar, step.intent).sentences.first
    return speaker.say("answer-by-saying", example.map { ["phrase": .text($0)] } ?? [:])
  }

  /// Whether the same sentence with all confirmations given would be carried out.
  private func isSettledByYes(_ question: Pending.Question, _ plan: Plan) -> Bool {
    switch question {
    case .value, .choice, .reading: return false
    case .agreement, .stranger, .heard: break
    }
    var plan = plan
    guard !plan.needsReadingBack(saysYes: true), let store = try? door.store(),
      let scene = try? Scene(setup, store, topic, ears.meanings(in: plan.language))
    else { return false }
    return (try? plan.review(in: scene, saysYes: true)) != nil
  }
}

extension Plan {
  /// The plan about each of these things.
  fileprivate func choices(among references: [Reference], _ step: Int, _ scene: Scene) -> [Plan] {
    references.map { reference in
      var plan = self
      _ = plan.steps[step].choose(reference, in: scene)
      plan.steps[step].confirmed.formUnion(["older", "distant"])
      return plan
    }
  }
}
