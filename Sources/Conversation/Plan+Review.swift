import Intents
import Measures
import Records

/// A step that nothing stands against: the intent with its values, and what it may know of the world.
struct Assignment {
  let intent: any Intent
  let context: IntentContext
}

extension Plan {
  /// Binds and reviews every step, in spoken order.
  ///
  /// - Parameter saysYes: confirmations of what was said are given; others are still asked for.
  /// - Throws: `Obstacle` for the first thing to be asked or refused, `Misplaced`, `StoreError`.
  mutating func review(in scene: Scene, saysYes: Bool) throws -> [Assignment] {
    var assignments: [Assignment] = []
    try followLast(in: scene)
    for index in steps.indices {
      do {
        assignments.append(try steps[index].review(in: scene, saysYes: saysYes))
      } catch let need as Need {
        throw Obstacle.need(need, step: index)
      }
    }
    for step in steps where scene.person(named: step.person) == nil {
      let name = step.person ?? scene.usual
      guard step.purpose == .record else { throw Obstacle.unknownPerson(name) }
      guard saysYes || newPeople.contains(name) else { throw Obstacle.stranger(name) }
      newPeople.insert(name)
    }
    return assignments
  }
}

extension Plan {
  /// "No, 125 over 80" after dad's pressure corrects that one, not an older one of whoever speaks.
  private mutating func followLast(in scene: Scene) throws {
    for index in steps.indices where steps[index].isAboutLast && !steps[index].isSpeakersOwn {
      guard let last = try scene.store.lastPerson(), last.name != scene.person(named: nil)?.name
      else {
        continue
      }
      if steps[index].isAboutSpeaker || steps[index].values["metric"] != nil { doubt() }
      steps[index].person = last.name
    }
  }
}

extension Step {
  /// What the intent may know of the world.
  func context(in scene: Scene) -> IntentContext {
    let person =
      scene.person(named: self.person)
      ?? Person(id: Person.nobody, name: self.person ?? scene.usual)
    return scene.context(for: person, confirmed: confirmed)
  }

  /// - Throws: `Need`, `Misplaced`, `StoreError`.
  fileprivate mutating func review(in scene: Scene, saysYes: Bool) throws -> Assignment {
    let intent = try bound()
    while true {
      let context = context(in: scene)
      do {
        try intent.review(in: context)
        return Assignment(intent: intent, context: context)
      } catch Need.confirmation(let key, _, let instead)
        where saysYes && instead.isEmpty && !confirmed.contains(key)
      {
        confirmed.insert(key)
      }
    }
  }
}

extension Person {
  /// Stands for somebody who is not in the store yet, and so has no records.
  static let nobody: ID = -1
}
