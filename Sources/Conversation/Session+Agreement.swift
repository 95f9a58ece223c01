import Intents
import Measures

extension Pending.Question {
  /// The plan after a yes; nil when the question is none that a yes answers.
  func agreed(_ plan: Plan) -> Plan? {
    var plan = plan
    switch self {
    case .agreement(let step, let key, _, let instead):
      for (name, value) in instead { plan.steps[step].replace(name, with: value) }
      if instead.isEmpty { plan.steps[step].confirmed.insert(key) }
    case .stranger(let name): plan.newPeople.insert(name)
    case .heard: plan.isHeardRight = true
    case .value, .choice, .reading: return nil
    }
    return plan
  }
}

extension Pending.Question {
  /// Whether it is in doubt about the same figure, for another reason.
  fileprivate func asksTheSame(as other: Self) -> Bool {
    guard case .agreement(let step, _, let parameter, _) = self,
      case .agreement(step, _, let before, _) = other
    else { return false }
    return parameter == nil || parameter == before
  }
}

/// One question in the place of several that would follow each other, a yes after a yes.
extension Session {
  /// Adds to the reply what else a yes is needed for, and gives the plan after all of it.
  func fold(_ question: Pending.Question, of plan: Plan, into reply: inout Reply) -> Plan? {
    guard var agreed = question.agreed(plan), let scene else { return question.agreed(plan) }
    for _ in 0..<Self.mostFolded {
      guard let (next, words) = furtherQuestion(about: agreed, scene),
        let further = next.agreed(agreed)
      else { break }
      if case .heard = next {
        reply.text = "\(words) \(reply.text)"
      } else if !next.asksTheSame(as: question) {
        reply.text += " \(words)"
      }
      agreed = further
    }
    return agreed
  }

  private static let mostFolded = 6

  /// The next thing that a yes is needed for, and how it is asked.
  private func furtherQuestion(about plan: Plan, _ scene: Scene) -> (Pending.Question, String)? {
    var plan = plan
    let speaker = speaker(plan.language)
    do {
      _ = try plan.review(in: scene, saysYes: setup.saysYes)
      guard plan.needsReadingBack(saysYes: setup.saysYes) else { return nil }
      let what = name(for: plan, scene, .acting)
      return (.heard, speaker.say("heard", ["what": .text(what)]))
    } catch Obstacle.stranger(let name) {
      return (.stranger(name), speaker.say("new-person", ["person": .word(name)]))
    } catch Obstacle.need(let need, let index) {
      guard case .confirmation(let key, let values, let instead) = need, instead.isEmpty else {
        return nil
      }
      let words = speaker.ask(key, values, of: plan.steps[index])
      let parameter = need.parameter
      return (.agreement(step: index, key: key, parameter: parameter, instead: [:]), words)
    } catch {
      return nil
    }
  }

  /// What an utterance would be checked with now; nil where the store cannot be read.
  var scene: Scene? {
    (try? door.store()).flatMap {
      try? Scene(setup, $0, topic, ears.meanings(in: pending?.plan.language))
    }
  }
}
