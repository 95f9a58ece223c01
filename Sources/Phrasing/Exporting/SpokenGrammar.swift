import Measures

/// The phrases of a language as they are spoken, with every slot as the ways to say its values: what a recogniser can
/// be held to.
struct SpokenGrammar {
  let source: LanguageSource
  let numbers: NumberSpeech
  /// Words that stand in no grammar, by the slot they are said in.
  let own: [String: [String]]
  /// How many entries of each list are taken; nil for all of them.
  let size: Int?
  /// Whether the recogniser writes figures and signs, too.
  let writesFigures: Bool
  /// Whether words in Latin letters are words of this language.
  let isLatin: Bool
  /// In the order in which they were come upon.
  private(set) var rules: [(name: String, speech: Speech)] = []
  private(set) var root = Speech.nothing
  private var names: [String: String?] = [:]
  private var taken: Set<String> = [GrammarExport.root, "root"]

  /// - Parameter intents: those that are spoken of; nil for all.
  init(
    _ source: LanguageSource, _ numbers: NumberSpeech, own: [String: [String]], intents: [String]?,
    size: Int?, writesFigures: Bool
  ) {
    self.own = own
    (self.source, self.numbers, self.size) = (source, numbers, size)
    self.writesFigures = writesFigures
    isLatin = numbers.words.small.joined().unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    let chosen = source.intents.filter {
      !$0.phrases.isEmpty && intents?.contains($0.name) ?? true
    }
    root = whole(chosen) ?? .nothing
  }

  private mutating func whole(_ intents: [LanguageSource.IntentSource]) -> Speech? {
    let sentence = rule("sentence") { grammar in
      let groups = Set(intents.map { $0.takes.sorted() }).sorted { $0.joined() < $1.joined() }
      return Speech.any(
        groups.map { takes in
          grammar.sentences(of: intents.filter { $0.takes.sorted() == takes }, taking: takes)
        })
    }
    let answer = rule("answer") { $0.answers() }
    guard size == nil else { return Speech.any([sentence, answer]) }
    let filler = rule("filler") { grammar in
      Speech.any(grammar.source.fillers.map { grammar.spoken($0) })
    }
    let join = rule("join") { grammar in
      Speech.any(grammar.source.joins.map { grammar.spoken($0) })
    }
    let fillers = Speech.maybe(filler.map { .repeated($0) })
    let another = Speech.maybe(Speech.all([Speech.maybe(join), fillers, sentence]))
    return Speech.any([Speech.all([fillers, sentence, another, fillers]), answer])
  }

  /// Intents that share the same slots, with those around them.
  private mutating func sentences(
    of intents: [LanguageSource.IntentSource], taking takes: [String]
  ) -> Speech? {
    let phrases = intents.map { intent in
      rule("intent \(intent.name)") { grammar in
        Speech.any(intent.phrases.map { grammar.speech($0.pattern) })
      }
    }
    let shared = rule("shared \(takes.joined(separator: " "))") { grammar in
      Speech.any(
        grammar.source.modifiers.filter { grammar.source.fits($0, takes) }
          .prefix(grammar.size ?? grammar.source.modifiers.count).map { grammar.speech($0.pattern) }
      )
    }
    let around = Speech.maybe(shared)
    let more = size == nil ? around : .nothing
    return Speech.all([around, more, Speech.any(phrases), around, more])
  }

  /// What answers a question. A single word is what is left of any noise, so only longer ones are there.
  private mutating func answers() -> Speech? {
    let names = ["answer", "which"]
    let groups = source.lists.filter { names.contains($0.name) }
    let words = groups.flatMap(\.alternatives).map { speech($0.pattern) }
    return Speech.any(
      words.flatMap { speech -> [Speech?] in
        guard case .choice(let parts)? = speech else { return [speech] }
        return parts
      }.filter { speech in
        if case .words(let words)? = speech { words.count > 1 } else { false }
      })
  }

  /// A rule that is made when it is first asked for; nil where nothing of it can be said.
  mutating func rule(_ key: String, _ make: (inout SpokenGrammar) -> Speech?) -> Speech? {
    if let name = names[key] { return name.map(Speech.rule) }
    names[key] = .some(nil)
    guard let speech = make(&self) else { return nil }
    // What is as short as its name needs none.
    if case .words(let words) = speech, words.count < 2 {
      names[key] = nil
      return speech
    }
    let name = free(key)
    names[key] = name
    rules.append((name, speech))
    return .rule(name)
  }

  /// A name that every format takes: letters and figures.
  private mutating func free(_ key: String) -> String {
    var name = ""
    var isStart = false
    for scalar in key.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain {
        name += isStart ? String(scalar).uppercased() : String(scalar)
      }
      isStart = !isPlain
    }
    var unique = name.isEmpty ? "rule" : name
    var count = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)x\(count)"
      count += 1
    }
    return unique
  }

  /// What a rule stands for.
  func speech(of rule: String) -> Speech? { rules.first { $0.name == rule }?.speech }
}

extension LanguageSource {
  /// Whether an intent that takes these has a place for all that a modifier says.
  fileprivate func fits(_ modifier: Alternative, _ takes: [String]) -> Bool {
    (slots(in: modifier.pattern).map(\.name) + modifier.given.map(\.name)).allSatisfy {
      $0 == "_" || takes.contains($0)
    }
  }
}
