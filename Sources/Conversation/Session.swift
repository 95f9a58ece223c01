import Intents
import Measures
import Phrasing
import Records

/// One person's conversation: it hears an utterance at a time, and remembers the question that is still open.
public struct Session {
  let catalog: Catalog
  var setup: Setup
  private(set) var door: StoreDoor
  /// The way to the store past all that is granted.
  private let outerDoor: StoreDoor
  var ears: Ears
  /// Languages that are not listened to, and say what the others have no words for.
  private let voices: [Grammar]
  var pending: Pending?
  /// What was talked about last; nil before anything was.
  var topic: Topic?
  /// The question whose answer was a list, and only its beginning.
  var unfinished: Plan?
  /// The last sentence, where it was a single question.
  var asked: Plan?

  /// The longest utterance that is listened to, in bytes.
  public static let limit = 4096

  /// - Parameters:
  ///   - grammars: the languages to listen in, the likeliest first; at least one.
  ///   - voices: languages that only speak, where those lack a sentence.
  public init(
    _ grammars: [Grammar], _ catalog: Catalog, _ door: StoreDoor, _ setup: Setup,
    voices: [Grammar] = []
  ) {
    self.voices = voices
    self.catalog = catalog
    self.setup = setup
    self.door = door.guarded(setup)
    outerDoor = door
    ears = Ears(grammars, catalog, door)
  }

  /// Understands the text, acts on it, and answers.
  public mutating func hear(_ text: String) -> Reply {
    guard text.utf8.count <= Self.limit else { return tooLong(text) }
    let text = text.isQuestionMark ? speaker(nil).say("question-mark") : text
    if !text.hasFigures, let language = ears.language(reading: text, as: "farewell") {
      return leave(text, language)
    }
    if let plan = undoing(text) { return pursue(plan, phrase: text, mode: .acting) }
    if let reply = courtesy(text) { return reply }
    if let pending { return resume(pending, with: text) }
    return hearAfresh(text, mode: .acting)
  }

  /// Looks up what may be done by now.
  mutating func renewGrants() {
    guard let grants = setup.granting?(), grants != setup.grants else { return }
    setup.grants = grants
    door = outerDoor.guarded(setup)
  }

  /// A greeting or thanks are answered, and nothing else; a question that was open stays open.
  private func courtesy(_ text: String) -> Reply? {
    guard !text.hasFigures, pending == nil,
      let language = ears.language(reading: text, as: "courtesy"),
      let key = ears.grammar(language).read(text, as: "courtesy").first?.words
    else { return nil }
    guard key != "nothing-done" else { return refusal(key, text, language) }
    return Reply(.done, speaker(language).say(key), phrase: text, language: language)
  }

  /// Somebody takes their leave; a question that was open is not answered any more.
  private mutating func leave(_ text: String, _ language: String) -> Reply {
    let note = pending.flatMap(dropped)
    pending = nil
    let words = [note, speaker(language).say("bye")].compactMap { $0 }
    var reply = Reply(.done, words.joined(separator: " "), phrase: text, language: language)
    reply.isFarewell = true
    return reply
  }

  /// What hearing the text would come to, with nothing done and nothing remembered.
  public mutating func understand(_ text: String) -> Reply {
    guard text.utf8.count <= Self.limit else { return tooLong(text) }
    return hearAfresh(text, mode: .thinking)
  }

  /// Speaks the language; the first one when none was understood.
  func speaker(_ language: String?) -> Speaker {
    Speaker(ears.grammar(language), others: ears.grammars + voices)
  }

  mutating func hearAfresh(_ text: String, mode: Mode) -> Reply {
    if let plan = plan(scanning: text) { return pursue(plan, phrase: text, mode: mode) }
    let heard = ears.hear(text)
    let misfit: Misfit?
    switch heard.hearing {
    case .understood(let parse)?: return consider([parse], text, mode)
    case .ambiguous(let parses)?: return consider(parses, text, mode)
    case .unknown(let place)?: misfit = place
    case nil: misfit = nil
    }
    if let reply = reply(toFragment: text, heard.language, mode) { return reply }
    if mode == .acting, ears.read(text, as: "answer", in: heard.language) != nil {
      return refusal("nothing-pending", text, heard.language)
    }
    return rejection(text, misfit, heard.language, mode: mode)
  }

  /// Without the readings that differ from another one only in that a word was passed over which marks a total.
  private func preferringTotals(_ parses: [Parse]) -> [Parse] {
    parses.filter { parse in
      !parses.contains { other in
        parse.clauses.count == other.clauses.count
          && zip(parse.clauses, other.clauses).contains { $0.slots.count < $1.slots.count }
          && zip(parse.clauses, other.clauses).allSatisfy { one, other in
            one.intent == other.intent
              && one.slots.map(\.said)
                == other.slots.filter { !isTotal($0, other.intent) }.map(\.said)
          }
      }
    }
  }

  private func isTotal(_ slot: Slot, _ intent: String) -> Bool {
    catalog[intent]?.type.totalling?.mark == slot.name
  }

  /// What may be meant, each once: nothing in which one thing has two values or two people, where it can be had without.
  private func plans(of parses: [Parse], _ text: String) -> [Plan] {
    let settled = parses.filter { !$0.clauses.contains(where: \.isDisputed) }
    let plans = (settled.isEmpty ? parses : settled).givingEachTheirOwn.compactMap {
      try? Plan($0, text: text, catalog: catalog)
    }
    let possible = plans.filter { !$0.steps.contains(where: \.isContradictory) }
    return (possible.isEmpty ? plans : possible).reduce(into: []) { found, plan in
      if !found.contains(where: { $0.isTheSame(as: plan) }) { found.append(plan) }
    }
  }

  private mutating func consider(_ parses: [Parse], _ text: String, _ mode: Mode) -> Reply {
    let plans = plans(of: preferringTotals(parses), text)
    guard let first = plans.first else {
      return rejection(text, nil, parses[0].language, mode: mode)
    }
    // An answer to a question that was not put is no answer, however harmless; and the word that was passed over may be
    // what was to be deleted or changed.
    if first.isQuestion || first.isChange, first.passesOver {
      return rejection(text, nil, first.language, mode: mode)
    }
    if plans.contains(where: \.isTakenBack) { return refusal("cancelled", text, first.language) }
    return plans.count == 1
      ? pursue(first.going(on: unfinished).asking(asked, catalog), phrase: text, mode: mode)
      : ask(whichOf: plans, phrase: text, mode: mode)
  }
}

extension String {
  /// Whether there are digits in it, which no leave-taking has.
  fileprivate var hasFigures: Bool {
    utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// A lone question mark asks what can be said.
  fileprivate var isQuestionMark: Bool {
    let words = split(separator: " ")
    return words.count == 1 && ["?", "？"].contains(words[0])
  }
}

extension [Parse] {
  /// "I weigh 80 dad 90": of readings that differ in the clause that a person belongs to, those in which nobody stands
  /// beside the speaker.
  fileprivate var givingEachTheirOwn: [Parse] {
    guard let first,
      allSatisfy({ parse in
        parse.clauses.count == first.clauses.count
          && parse.people.allSatisfy(first.people.contains)
      })
    else { return self }
    let apart = filter { !$0.clauses.contains { $0.isOneself && !$0.isAboutSpeaker } }
    return apart.isEmpty ? self : apart
  }
}

extension Parse {
  fileprivate var people: [Value] {
    clauses.flatMap(\.slots).filter { $0.name == "person" }.map(\.value)
  }
}

extension Slot {
  /// Name and value, wherever it stands.
  fileprivate var said: Said { Said(name: name, value: value) }
  fileprivate struct Said: Equatable {
    let name: String
    let value: Value
  }
}

/// How far a session goes with what it understood.
enum Mode { case acting, thinking }
