import Intents
import Measures
import Records

/// What carrying out a plan came to.
struct Performance {
  /// One a step, in spoken order.
  var outcomes: [Outcome]
  /// What was put into the record, if anything was.
  var entries: [StoredEntry]

  /// What the conversation is about after it; nil where it is about what it was about before.
  func topic(after before: Topic?, of plan: Plan) -> Topic? {
    let said = entries.flatMap(\.references)
    let touched = outcomes.flatMap(\.references)
    guard plan.isQuestion else {
      return Topic(said + touched, said.isEmpty && touched.isEmpty ? .passed : .said)
    }
    guard outcomes.contains(where: { !$0.figures.isEmpty }) else { return before }
    guard !touched.isEmpty else { return Topic(before?.references ?? [], .passed) }
    let isSaid = before.map { $0.standing == .said && touched.allSatisfy($0.references.contains) }
    return Topic(touched, isSaid == true ? .said : .told)
  }
}

extension Plan {
  /// Carries out every step, or none of them.
  ///
  /// - Parameter isRehearsal: everything is done and taken back, to see what it would come to.
  /// - Throws: `Obstacle`, `StoreError`.
  func perform(
    _ assignments: [Assignment], in scene: Scene, isRehearsal: Bool = false
  ) throws -> Performance {
    if isQuestion { return try answer(assignments, in: scene, isRehearsal: isRehearsal) }
    do {
      return try scene.store.transaction {
        let performance = try perform(assignments, in: scene, people: addPeople(to: scene))
        if isRehearsal { throw Rehearsed(performance: performance) }
        return performance
      }
    } catch let rehearsed as Rehearsed {
      return rehearsed.performance
    }
  }

  /// What was told in answer to a question back, such as a date of birth, is kept.
  private func answer(
    _ assignments: [Assignment], in scene: Scene, isRehearsal: Bool
  ) throws -> Performance {
    var performance = try perform(assignments, in: scene, people: [:])
    guard !isRehearsal else { return performance }
    performance.entries = try record(performance.outcomes, in: scene)
    return performance
  }

  /// Records first and questions last, so that an answer already counts what was said beside it.
  private func perform(
    _ assignments: [Assignment], in scene: Scene, people: [String: Person]
  ) throws -> Performance {
    var outcomes: [Outcome?] = assignments.map { _ in nil }
    for index in assignments.indices where !steps[index].isQuestion {
      let said = outcomes.compactMap(\.?.samples).flatMap(\.self)
      outcomes[index] = try perform(index, assignments[index], in: scene, people, said)
    }
    let entries = try record(outcomes, in: scene)
    for index in assignments.indices where steps[index].isQuestion {
      outcomes[index] = try perform(index, assignments[index], in: scene, people)
    }
    return Performance(outcomes: outcomes.compactMap { $0 }, entries: entries)
  }

  private func perform(
    _ index: Int, _ assignment: Assignment, in scene: Scene, _ people: [String: Person],
    _ said: [Sample] = []
  ) throws -> Outcome {
    let person = people[assignment.context.person.name] ?? assignment.context.person
    var context = scene.context(
      for: person, confirmed: assignment.context.confirmed, telling: steps[index].telling)
    context.said = said
    context.chosen = assignment.context.chosen
    do {
      return try assignment.intent.perform(in: context)
    } catch let need as Need {
      throw Obstacle.need(need, step: index)
    }
  }

  private func addPeople(to scene: Scene) throws -> [String: Person] {
    var added: [String: Person] = [:]
    for name in newPeople.sorted() where scene.person(named: name) == nil {
      added[name] = try scene.store.add(personNamed: name)
    }
    return added
  }

  /// One entry for the whole utterance; where its parts have other tags, such as breakfast and lunch, one for each, so
  /// that none bears those of another.
  private func record(_ outcomes: [Outcome?], in scene: Scene) throws -> [StoredEntry] {
    var entries: [Entry] = []
    for case let outcome? in outcomes where !outcome.samples.isEmpty {
      let place = entries.firstIndex {
        $0.tags.isEmpty || outcome.tags.isEmpty || Set($0.tags) == Set(outcome.tags)
      }
      if let place {
        entries[place].add(outcome)
      } else {
        var entry = Entry(
          text: text, language: language, source: scene.source, saidAt: scene.now,
          zone: scene.zone.name)
        entry.add(outcome)
        entries.append(entry)
      }
    }
    return try entries.map { try scene.store.add($0) }
  }
}

/// Thrown out of a transaction so that it is taken back.
private struct Rehearsed: Error {
  let performance: Performance
}
