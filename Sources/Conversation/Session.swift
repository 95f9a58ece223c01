import Intents
import Measures
import Phrasing
import Records

/// One person's conversation: it hears an utterance at a time, and remembers the question that is still open.
public struct Session {
  let catalog: Catalog
  let setup: Setup
  let door: StoreDoor
  var ears: Ears
  var pending: Pending?

  /// The longest utterance that is listened to, in bytes.
  public static let limit = 4096

  /// - Parameter grammars: the languages to listen in, the likeliest first; at least one.
  public init(_ grammars: [Grammar], _ catalog: Catalog, _ door: StoreDoor, _ setup: Setup) {
    self.catalog = catalog
    self.setup = setup
    self.door = door
    ears = Ears(grammars, catalog, door)
  }

  /// Understands the text, acts on it, and answers.
  public mutating func hear(_ text: String) -> Reply {
    guard text.utf8.count <= Self.limit else { return tooLong(text) }
    if let pending { return resume(pending, with: text) }
    return hearAfresh(text, mode: .acting)
  }

  /// What hearing the text would come to, with nothing done and nothing remembered.
  public mutating func understand(_ text: String) -> Reply {
    guard text.utf8.count <= Self.limit else { return tooLong(text) }
    return hearAfresh(text, mode: .thinking)
  }

  /// Speaks the language; the first one when none was understood.
  func speaker(_ language: String?) -> Speaker {
    Speaker(ears.grammar(language), others: ears.grammars)
  }

  mutating func hearAfresh(_ text: String, mode: Mode) -> Reply {
    let heard = ears.hear(text)
    let misfit: Misfit?
    switch heard.hearing {
    case .understood(let parse)?: return consider([parse], text, mode)
    case .ambiguous(let parses)?: return consider(parses, text, mode)
    case .unknown(let place)?: misfit = place
    case nil: misfit = nil
    }
    if mode == .acting, ears.read(text, as: "answer", in: heard.language) != nil {
      return refusal("nothing-pending", text, heard.language)
    }
    return rejection(text, misfit, heard.language, mode: mode)
  }

  private mutating func consider(_ parses: [Parse], _ text: String, _ mode: Mode) -> Reply {
    let plans = parses.compactMap { try? Plan($0, text: text, catalog: catalog) }
    guard let first = plans.first else {
      return rejection(text, nil, parses[0].language, mode: mode)
    }
    // An answer to a question that was not put is no answer, however harmless.
    if first.isQuestion, first.repair >= Plan.wordPassedOver {
      return rejection(text, nil, first.language, mode: mode)
    }
    if plans.contains(where: \.isTakenBack) { return refusal("cancelled", text, first.language) }
    return plans.count == 1
      ? pursue(first, phrase: text, mode: mode) : ask(whichOf: plans, phrase: text, mode: mode)
  }
}

/// How far a session goes with what it understood.
enum Mode { case acting, thinking }
