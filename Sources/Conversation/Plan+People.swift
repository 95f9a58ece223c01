import Intents
import Measures
import Phrasing
import Records

/// Whose a record is, where that was said by a word that stands for somebody or something named before.
extension Plan {
  /// "Dad's pressure is 140 over 85 and his sugar 7.2": whoever was named before it in the sentence.
  mutating func nameThem() {
    for index in steps.indices.dropFirst() where steps[index].person == Person.spokenOf {
      guard let before = steps[index - 1].person else { continue }
      steps[index].name(before)
    }
  }

  /// "Dad took his aspirin and I took mine": what was named before it; where nothing was, it is asked for.
  mutating func nameTheSame() {
    for index in steps.indices {
      for slot in steps[index].slots where slot.value == Self.theSame {
        let others = steps[..<index].filter { $0.intent == steps[index].intent }
        let meant = others.last?.slots.filter { $0.name == slot.name } ?? []
        steps[index].slots.removeAll { $0.name == slot.name }
        steps[index].slots += meant
      }
    }
  }

  /// Stands in a grammar for the thing that was named before.
  private static let theSame = Value.word("the-same")

  /// The plan with the person who was talked about last for "she" and "his", to be read back.
  ///
  /// - Throws: `Obstacle.need` with `Need.refusal` "whose" where nobody was, and "several-people" for what is of more than
  ///   one person, which is to be said of each.
  func naming(in scene: Scene) throws -> Plan {
    if let index = steps.firstIndex(where: { $0.person == Person.several }) {
      throw Obstacle.need(.refusal(key: "several-people", values: [:]), step: index)
    }
    guard let index = steps.firstIndex(where: { $0.person == Person.spokenOf }) else { return self }
    guard let name = scene.spokenOf else {
      throw Obstacle.need(.refusal(key: "whose", values: [:]), step: index)
    }
    var plan = self
    for index in steps.indices where steps[index].person == Person.spokenOf {
      plan.steps[index].name(name)
    }
    plan.doubt()
    return plan
  }
}

extension Scene {
  /// Who was talked about last, other than whoever speaks.
  fileprivate var spokenOf: String? {
    guard let id = topic?.references.last?.person else { return nil }
    return people.first { $0.id == id && $0.name != Person.meName }?.name
  }
}

extension Step {
  /// Whether somebody is named already where a word for a person stands: "dad says he" is dad, "dad and mom" are several.
  mutating func isNamed(besides slot: Slot) -> Bool {
    guard let person, let other = slot.value.words, person != other else { return false }
    if person == Person.spokenOf { return false }
    if other != Person.spokenOf { self.person = Person.several }
    return true
  }

  /// Makes it somebody's.
  fileprivate mutating func name(_ name: String) {
    person = name
    for slot in slots.indices where slots[slot].name == "person" {
      slots[slot].value = .word(name)
    }
  }
}

extension Person {
  /// Stands in a grammar for whoever was named before.
  fileprivate static let spokenOf = "them"
  /// Stands for more than one.
  static let several = "several"
}
