import Listening
import Measures

/// What is different where nobody types: a recogniser hears what nobody said, and hears some things twice.
extension Session {
  /// Whether a question is open.
  public var isAsking: Bool { pending != nil }

  /// Lets the open question go; what is not in the record because of it, where that is worth a word.
  public mutating func letGo() -> Reply? {
    guard let open = pending else { return nil }
    pending = nil
    return dropped(open).map {
      Reply(.refused, $0, phrase: open.reply.phrase, language: open.plan.language)
    }
  }

  /// Whether the text is what recognisers make of silence: "Thanks for watching!"
  public func isPhantom(_ text: String) -> Bool {
    let words = Likeness.words(text)
    return ears.grammars.contains { grammar in
      (grammar.reply("phantoms", of: Speaker.conversation) ?? "").split(separator: "|").contains {
        Likeness.words(String($0)) == words
      }
    }
  }

  /// Whether the text is a single word that answers a question: what is left of anything at all, where a recogniser is
  /// held to a grammar. Of a question that a yes answers, any word is one but a sentence: "undo".
  public mutating func isStump(_ text: String) -> Bool {
    guard Likeness.words(text).count == 1 else { return false }
    return ears.read(text, as: "answer", in: pending?.plan.language ?? "") != nil
      || pending?.agreed != nil && !ears.hasSentence(text)
  }

  /// The reply to what was heard a second time.
  public func repeated(_ text: String) -> Reply {
    refusal("repeated", text, pending?.plan.language ?? ears.grammars[0].language)
  }

  /// The reply to what is not to be taken for what was said.
  public mutating func unclear(_ text: String) -> Reply {
    refusal("unclear", text, ears.hear(text).language)
  }

  /// Understands an utterance of which there are several hearings.
  ///
  /// - Parameters:
  ///   - others: what else the recogniser held possible.
  ///   - second: what another recogniser made of it; nil without one.
  public mutating func hear(_ text: String, others: [String], second: String?) -> Reply {
    let rivals = others + (second.map { [$0] } ?? [])
    guard !rivals.isEmpty else { return hear(text) }
    if let pending {
      guard rivals.contains(where: { hasOtherFigures($0, than: text) }) else { return hear(text) }
      return unclear(text, asking: pending)
    }
    let mine = plan(of: text)
    let theirs = rivals.map { (text: $0, plan: plan(of: $0)) }
    if let second, !agree(mine, theirs.last?.plan), Likeness.of(text, second) < Self.leastLikeness {
      return unclear(text)
    }
    guard let mine else {
      // What only another hearing makes sense of is read back.
      guard var other = theirs.compactMap(\.plan).first, !hasMeaning(text) else {
        return hear(text)
      }
      other.doubt()
      return pursue(other, phrase: text, mode: .acting)
    }
    if let other = theirs.compactMap(\.plan).first(where: { !mine.hasFigures(of: $0) }) {
      return ask(whichOf: [mine, other], phrase: text, mode: .acting)
    }
    let isDoubtful =
      theirs.contains { $0.plan == nil && hasOtherFigures($0.text, than: text) }
      || second != nil && theirs.last?.plan.map { !mine.isSame(as: $0) } ?? false
    guard isDoubtful else { return hear(text) }
    var doubted = mine
    doubted.doubt()
    return pursue(doubted, phrase: text, mode: .acting)
  }

  /// Below this two recognisers have not heard the same sentence.
  private static let leastLikeness = 0.4

  private func agree(_ one: Plan?, _ other: Plan?) -> Bool {
    guard let one, let other else { return false }
    return one.hasFigures(of: other)
  }

  private mutating func plan(of text: String) -> Plan? {
    guard let parse = ears.hear(text).parse,
      let plan = try? Plan(parse, text: text, catalog: catalog), !plan.isTakenBack
    else { return nil }
    return plan
  }

  private mutating func hasMeaning(_ text: String) -> Bool {
    understand(text).outcome != .reject
  }

  /// Whether a figure was heard that is not among these words, or in the place of another one. What became no figure
  /// at all is no other one: "a d five" for "eighty five".
  private mutating func hasOtherFigures(_ other: String, than text: String) -> Bool {
    let first = Likeness.words(text).first
    return Likeness.differences(text, other).enumerated().contains { index, part in
      // "Eight" for "ate", with which many sentences begin.
      let isVerb = index == 0 && part.one.first == first && part.one.count == part.other.count
      return part.other.contains { isFigure($0) }
        && !(isVerb && !part.one.contains { isFigure($0) })
    }
  }

  private mutating func isFigure(_ word: String) -> Bool {
    if case .number? = ears.read(word, as: "number", in: "") { return true }
    return word.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private func unclear(_ text: String, asking pending: Pending) -> Reply {
    var reply = pending.reply
    reply.phrase = text
    reply.text = speaker(reply.language).say("unclear-answer", ["question": .text(reply.text)])
    return reply
  }
}

extension Plan {
  /// Whether everything that is a figure or a time is the same, of the same intents.
  fileprivate func hasFigures(of other: Plan) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.intent == $1.intent && $0.figures == $1.figures }
  }

  /// Whether nothing in it is another.
  fileprivate func isSame(as other: Plan) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { $0.isEcho(of: $1) && $1.isEcho(of: $0) }
  }
}

extension Step {
  private struct Figure: Equatable {
    let name: String
    let value: Value
  }

  fileprivate var figures: some Equatable {
    slots.filter { $0.value.words == nil }.map { Figure(name: $0.name, value: $0.value) }
  }
}
