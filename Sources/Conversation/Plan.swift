import Intents
import Measures
import Phrasing
import Records

/// What an utterance asks for, clause by clause, and what the person has agreed to so far.
struct Plan {
  /// Everything that was said towards it, answers to questions included.
  var text: String
  let language: String
  var steps: [Step]
  /// How much of the understanding is guesswork, as `Parse.repair`.
  var repair: Double
  /// The guesses were read back, and were right.
  var isHeardRight = false
  /// Names that were agreed to be those of new people.
  var newPeople: Set<String> = []

  /// Above this much guesswork an understanding is read back before anything is written.
  static let tolerableRepair = 0.6
  /// As much is agreed to in advance by whoever gives all confirmations: a wrong letter or two, but never a word that
  /// was passed over, which may have been a name.
  static let agreeableRepair = 1.9

  /// - Throws: `Misplaced` when something was heard that no part of the plan has a place for.
  init(_ parse: Parse, text: String, catalog: Catalog) throws {
    self.text = text
    language = parse.language
    repair = parse.repair
    steps = try parse.clauses.map { try Step($0, catalog) }
    guard steps.count > 1 else { return }
    let leading = parse.clauses[0].leadingModifiers
    for index in steps.indices.dropFirst() { steps[index].inherit(leading) }
    joinCompanions()
  }

  /// Makes one step of what belongs together.
  private mutating func joinCompanions() {
    for index in steps.indices.reversed() {
      guard let type = steps[index].entry.type as? any CompanionIntent.Type else { continue }
      let companion = steps[index]
      guard
        let host = steps.indices.first(where: {
          steps[$0].intent == type.joins.name && steps[$0].hasRoom(for: companion)
        })
      else { continue }
      steps[host].slots += companion.slots.filter { steps[host].values[$0.name] == nil }
      steps.remove(at: index)
    }
  }

  /// Whether it only asks, so that nothing can come to harm by a misunderstanding.
  var isQuestion: Bool { steps.allSatisfy(\.isQuestion) }

  func needsReadingBack(saysYes: Bool) -> Bool {
    let tolerable = saysYes ? Self.agreeableRepair : Self.tolerableRepair
    return repair > tolerable && !isHeardRight && !isQuestion
  }
}

/// Something was heard that nothing would be done with; acting on the rest would be acting on half a sentence.
struct Misplaced: Error {
  /// Where it stands, in bytes.
  let offset: Int
}

extension Clause {
  /// The modifiers that stand before everything else in the clause: "yesterday dad weighed 80 kilos and ..."
  fileprivate var leadingModifiers: [Slot] {
    let isModifier = { (slot: Slot) in slot.name == "when" || slot.name == "person" }
    let start = slots.filter { !isModifier($0) && !$0.span.isEmpty }.map(\.span.lowerBound).min()
    guard let start else { return [] }
    return slots.filter { isModifier($0) && !$0.span.isEmpty && $0.span.upperBound <= start }
  }
}
