import Intents
import Measures
import Records

extension Session {
  /// Checks a plan and carries it out; or asks, or refuses.
  mutating func pursue(_ plan: Plan, phrase: String, mode: Mode) -> Reply {
    var plan = plan
    let now = setup.clock()
    do {
      let scene = try Scene(setup, door.store(), now)
      let assignments = try plan.review(in: scene, saysYes: setup.saysYes)
      if plan.needsReadingBack, !setup.saysYes { throw Obstacle.unsure }
      var reply = Reply(.act, "", phrase: phrase, language: plan.language)
      reply.actions = plan.json(assignments, at: zoned(now))
      if mode == .acting { try carryOut(plan, assignments, scene, &reply) }
      return reply
    } catch let obstacle as Obstacle {
      return stop(plan, at: obstacle, phrase: phrase, now: now, mode: mode)
    } catch let misplaced as Misplaced {
      var reply = rejection(phrase, nil, plan.language)
      reply.misfit = misplaced.offset
      return reply
    } catch let error as StoreError {
      return failure(error, phrase, plan.language)
    } catch {
      return refusal("internal-error", phrase, plan.language)
    }
  }

  private mutating func carryOut(
    _ plan: Plan, _ assignments: [Assignment], _ scene: Scene, _ reply: inout Reply
  ) throws {
    let performance = try plan.perform(assignments, in: scene, isRehearsal: setup.isRehearsal)
    reply.outcome = setup.isRehearsal && !plan.isQuestion ? .act : .done
    reply.text = speaker(plan.language).say(performance, of: plan)
    reply.answer = performance.answer
    if !setup.isRehearsal {
      reply.entry = performance.entry?.id
      if !plan.newPeople.isEmpty { ears.forgetNames() }
    }
  }

  /// What carrying a plan out would be answered with; the plan's values where that cannot be told.
  mutating func sentence(for plan: Plan, now: Instant, mode: Mode) -> String {
    let speaker = speaker(plan.language)
    var plan = plan
    guard mode == .acting, let store = try? door.store(),
      let scene = try? Scene(setup, store, now),
      let assignments = try? plan.review(in: scene, saysYes: setup.saysYes),
      let performance = try? plan.perform(assignments, in: scene, isRehearsal: true)
    else { return speaker.list(plan) }
    return speaker.say(performance, of: plan)
  }

  func zoned(_ now: Instant) -> LocalTime { setup.zone.localTime(at: now) }
}

extension Plan {
  /// The actions in JSON; of those that lack something, what was said.
  func json(_ assignments: [Assignment]? = nil, at now: LocalTime) -> [JSON] {
    steps.indices.map { steps[$0].json(assignments?[$0], now: now) }
  }
}

extension Performance {
  /// The figures behind the answers: those of one question, or a list of several.
  fileprivate var answer: JSON? {
    let answers = outcomes.map(\.figures).filter { !$0.isEmpty }.map(JSON.object)
    return answers.count > 1 ? .array(answers) : answers.first
  }
}
