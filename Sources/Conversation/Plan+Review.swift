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
    try permit(in: scene)
    try choose(in: scene)
    try permit(in: scene)
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
      guard saysYes && !step.isStranger || newPeople.contains(name) else {
        throw Obstacle.stranger(name)
      }
      newPeople.insert(name)
    }
    return assignments
  }
}

extension Plan {
  /// Settles which thing in the record each step is about: "no, 125 over 80" after dad's pressure corrects that one,
  /// not an older one of whoever speaks.
  ///
  /// - Throws: `Obstacle.which` where it may be one of several.
  private mutating func choose(in scene: Scene) throws {
    for index in steps.indices where steps[index].chosen == nil {
      guard let found = try steps[index].candidates(in: scene), let first = found.first else {
        continue
      }
      guard found.count == 1 else { throw Obstacle.which(found, step: index) }
      if steps[index].choose(first, in: scene) { doubt() }
    }
  }
}

extension Plan {
  /// Whether each step that changes the record finds its thing in what was talked about last: "4分" after a headache is
  /// points, and after a run minutes.
  func fitsTopic(in scene: Scene) throws -> Bool {
    let newest = try scene.store.newestEntry()?.id
    let last =
      scene.topic.map { Set($0.references.map(\.entry)) } ?? Set([newest].compactMap { $0 })
    return try steps.allSatisfy { step in
      guard step.purpose == .change else { return true }
      return try step.candidates(in: scene)?.contains { last.contains($0.entry) } ?? true
    }
  }
}

extension Step {
  /// Whether what an earlier step was about has a place for what this one says: what was chosen, or what was talked about
  /// last.
  func hasPlace(asOf old: Step, in scene: Scene) throws -> Bool {
    guard let intent = try bound() as? any ReferringIntent else { return false }
    let context = context(in: scene)
    return try old.inQuestion(in: scene).contains { try intent.hasPlace(in: $0, context) }
  }

  /// The kinds of what it is about.
  func kindsInQuestion(in scene: Scene) throws -> Set<Sample.Kind> {
    let entries = Set(try inQuestion(in: scene).map(\.entry))
    return Set(
      try entries.compactMap(scene.store.entry).flatMap(\.entry.samples).map(\.kind))
  }

  private func inQuestion(in scene: Scene) throws -> [Reference] {
    if let chosen { return [chosen] }
    let topical = scene.topic?.references ?? []
    return try topical.isEmpty ? scene.store.newestEntry()?.references ?? [] : topical
  }

  /// What in the record it may be about; nil where that is not in question, or something is missing yet.
  fileprivate func candidates(in scene: Scene) throws -> [Reference]? {
    do {
      guard entry.type.referring != nil, let intent = try bound() as? any ReferringIntent else {
        return nil
      }
      let context = context(in: scene)
      let isNamed = person != nil || isSpeakersOwn
      return try intent.candidates(of: isNamed ? context.person : nil, in: context)
    } catch is Need {
      return nil
    }
  }

  /// Makes it about this thing; tells whether it is in doubt whose that is.
  mutating func choose(_ reference: Reference, in scene: Scene) -> Bool {
    chosen = reference
    guard let owner = scene.people.first(where: { $0.id == reference.person }),
      person == nil, owner != scene.person(named: nil)
    else { return false }
    person = owner.name
    return isAboutSpeaker || values["metric"] != nil
  }
}

extension Step {
  /// What the intent may know of the world.
  func context(in scene: Scene) -> IntentContext {
    let person =
      scene.person(named: self.person)
      ?? Person(id: Person.nobody, name: self.person ?? scene.usual)
    var context = scene.context(for: person, confirmed: confirmed)
    context.chosen = chosen
    return context
  }

  /// - Throws: `Need`, `Misplaced`, `StoreError`.
  fileprivate mutating func review(in scene: Scene, saysYes: Bool) throws -> Assignment {
    var intent = try bound()
    while true {
      let context = context(in: scene)
      intent.settle(in: context)
      do {
        try intent.review(in: context)
        return Assignment(intent: intent, context: context)
      } catch Need.confirmation(let key, _, let instead)
        where saysYes && instead.isEmpty && !confirmed.contains(key)
        && !Need.isNeverGivenInAdvance(key)
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
