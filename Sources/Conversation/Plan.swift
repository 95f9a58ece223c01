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
  private let repair: Double
  /// What was said can be meant in another way as well.
  private var isDoubted = false
  /// Whether a word was passed over in it.
  let passesOver: Bool
  /// The sentence ends by taking back what it said: "weight 72, scratch that".
  var isTakenBack = false
  /// The guesses were read back, and were right.
  var isHeardRight = false
  /// Names that were agreed to be those of new people.
  var newPeople: Set<String> = []

  /// Above this much guesswork an understanding is read back before anything is written.
  static let tolerableRepair = 0.6
  /// One guess may be in an answer; then it is read back.
  static let tolerableGuess = 1.0
  /// As much is agreed to in advance by whoever gives all confirmations: a wrong letter or two, but never a word that
  /// was passed over, which may have been a name.
  static let agreeableRepair = 1.9
  /// From here on a whole word was passed over.
  static let wordPassedOver = 2.0

  /// - Throws: `Misplaced` when something was heard that no part of the plan has a place for.
  init(_ parse: Parse, text: String, catalog: Catalog) throws {
    self.text = text
    language = parse.language
    repair = parse.repair
    passesOver = parse.repair >= Self.wordPassedOver
    steps = try parse.clauses.map { try Step($0, catalog) }
    if parse.clauses.indices.contains(where: { steps[$0].isInDoubt(parse.clauses[$0]) }) { doubt() }
    if text.isDamaged { doubt() }
    nameThem()
    nameTheSame()
    try completeEllipses()
    if steps.count > 1 { try relate(parse.clauses) }
    setAside(catalog)
    tellApart()
  }

  /// A plan of one step that was not heard in a sentence.
  init(_ step: Step, text: String, language: String) {
    (self.text, self.language, steps) = (text, language, [step])
    (repair, passesOver) = (0, false)
    tellApart()
  }

  /// Makes as many steps as were said in one phrase.
  private mutating func tellApart() {
    guard steps.contains(where: { $0.entry.type.serial != nil }) else { return }
    for index in steps.indices.reversed() {
      guard let series = steps[index].entry.type.serial?.series(of: steps[index].slots),
        series.all.count > 1 || !series.isClear
      else { continue }
      let each = series.all.map { steps[index].with($0) }
      steps.replaceSubrange(index...index, with: each)
      if !series.isClear { doubt() }
    }
  }

  /// Whether it only asks, so that nothing can come to harm by a misunderstanding.
  var isQuestion: Bool { steps.allSatisfy(\.isQuestion) }

  /// Whether what is in the record already would be another, or gone.
  var isChange: Bool { steps.contains { $0.purpose == .change } }

  func needsReadingBack(saysYes: Bool) -> Bool {
    let tolerable = saysYes ? Self.agreeableRepair : Self.tolerableRepair
    return (isDoubted || guesswork > tolerable) && !isHeardRight && !isQuestion
  }

  /// The guesswork that is left: a figure which nobody can have is none any more once another was said in its place.
  private var guesswork: Double { steps.reduce(repair) { $0 - $1.guessworkReplaced } }

  /// Whether the same would be done, however it was understood.
  func isTheSame(as other: Plan) -> Bool {
    steps.count == other.steps.count && zip(steps, other.steps).allSatisfy { $0.isTheSame(as: $1) }
  }

  /// What was said can be meant in another way as well, so it is read back even to whoever says yes in advance.
  mutating func doubt() { isDoubted = true }
}

/// Something was heard that nothing would be done with; acting on the rest would be acting on half a sentence.
struct Misplaced: Error {
  /// Where it stands, in bytes.
  let offset: Int
}
