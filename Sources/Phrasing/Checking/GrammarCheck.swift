import Measures

/// Proves what can be proved about the grammar of one language before anybody speaks to it.
public struct GrammarCheck {
  let source: LanguageSource
  let grammar: Grammar?
  let compiler: Compiler
  private let intents: [IntentShape]
  /// Lists that intents look up by their names.
  private let lists: Set<String>
  private(set) var findings: [Diagnostic] = []
  /// Files with a line that was left out: what they test may need that line.
  private(set) var faulty: Set<String> = []

  /// Everything that is wrong with these files, in the order of file and line.
  ///
  /// - Parameters:
  ///   - intents: those that there are; `Conversation` and `Writing` need not be among them.
  ///   - lists: those that intents look up by their names, and that no slot need have.
  public static func findings(
    language: String, _ files: [SourceFile], intents: [IntentShape], lists: Set<String> = []
  ) -> [Diagnostic] {
    var check = GrammarCheck(language, files, intents, lists)
    check.run()
    return check.findings.inOrder
  }

  private init(
    _ language: String, _ files: [SourceFile], _ intents: [IntentShape], _ lists: Set<String>
  ) {
    self.lists = lists
    source = LanguageSource(tag: language, files: files)
    var compiler = Compiler(source)
    let bytes = compiler.compile()
    self.compiler = compiler
    self.intents = intents
    grammar = Grammar(bytes)
    findings = compiler.faults
  }

  private mutating func run() {
    checkUses()
    checkIntents()
    checkRepeats()
    faulty = Set(findings.filter { $0.severity == .error }.map(\.place.file))
    checkTests()
    checkSamples()
    checkOverlaps()
    checkTheft()
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ place: Place, _ line: String, column: Int = 0,
    _ message: String
  ) {
    findings.append(
      Diagnostic(severity: severity, place: place, column: column, message: message, excerpt: line))
  }

  // MARK: Names

  private mutating func checkUses() {
    for (name, rules) in source.rules.sorted(by: { $0.key < $1.key })
    where !compiler.image.usedRules.contains(name) {
      guard let first = rules.first else { continue }
      report(
        .warning, first.place, first.line, "no phrase uses the rule '\(name)'; remove it, or use it"
      )
    }
    let used = compiler.image.usedMachines.union(Self.usedByName).union(listsInSentences).union(
      lists)
    for group in source.lists + source.forms where !used.contains(group.name) {
      guard let first = group.alternatives.first else { continue }
      report(
        .warning, first.place, first.line,
        "no slot has the type '\(group.name)'; remove it, or use it")
    }
  }

  /// Lists and forms that listening, speaking and the conversation look for by their names.
  private static let usedByName: Set<String> = [
    "unit", "moment", "period", "answer", "which", "prefix", "sense", "span", "offset", "farewell",
    "denial",
    "courtesy",
    "oneself", "single", "dayof", "asking", "anybody", Readers.uncounted, Readers.pairing,
    Readers.sounding,
  ]

  /// The lists that say values: `{part:dayparts}` in a reply.
  private var listsInSentences: Set<String> {
    Set(
      source.intents.flatMap { $0.replies + $0.asks }.flatMap { sentence in
        sentence.content.text.split(separator: "{").dropFirst().compactMap { hole in
          hole.prefix { $0 != "}" }.split(separator: ":").dropFirst().first.map(String.init)
        }
      })
  }

  /// Files with sentences alone: of the conversation and of commands, and how values are written and words sound.
  private static let ownVoices: Set<String> = [
    "Conversation", "Writing", "Sounds", "Desk", "Bridge",
  ]

  private mutating func checkIntents() {
    for intent in source.intents where !Self.ownVoices.contains(intent.name) {
      guard let shape = intents.first(where: { $0.name == intent.name }) else {
        report(
          .error, intent.place, intent.line,
          "no intent is called '\(intent.name)'"
            + Nearest.hint(for: intent.name, among: intents.map(\.name)))
        continue
      }
      checkSlots(of: intent, shape)
      checkQuestions(of: intent, shape)
    }
  }

  private mutating func checkSlots(of intent: LanguageSource.IntentSource, _ shape: IntentShape) {
    let names = shape.parameters.map(\.name)
    for phrase in intent.phrases {
      for slot in source.slots(in: phrase.pattern)
      where slot.name != Slot.aside && !names.contains(slot.name) {
        report(
          .error, phrase.place, phrase.line, column: column(of: slot, phrase.line),
          "\(intent.name) has no parameter '\(slot.name)'"
            + Nearest.hint(for: slot.name, among: names))
      }
      for given in phrase.given where !names.contains(given.name) {
        report(
          .error, phrase.place, phrase.line,
          "\(intent.name) has no parameter '\(given.name)'"
            + Nearest.hint(for: given.name, among: names))
      }
    }
    for name in intent.takes where !["question", "rest"].contains(name) && !names.contains(name) {
      report(
        .error, intent.place, intent.line,
        "\(intent.name) takes '\(name)' but has no such parameter")
    }
  }

  private func column(of slot: Pattern.SlotSpec, _ line: String) -> Int {
    let bytes = Array(line.utf8)
    guard slot.column < bytes.count, bytes[slot.column] == UInt8(ascii: "{") else { return 0 }
    return String(decoding: bytes[..<slot.column], as: UTF8.self).unicodeScalars.count + 1
  }

  private mutating func checkQuestions(of intent: LanguageSource.IntentSource, _ shape: IntentShape)
  {
    guard !intent.phrases.isEmpty else { return }
    for parameter in shape.parameters where parameter.isRequired {
      let isAsked = intent.asks.contains { $0.content.key == parameter.name }
      if !isAsked {
        report(
          .error, intent.place, intent.line,
          "'\(parameter.name)' is required and nothing asks for it; add 'ask \(parameter.name) …'")
      }
    }
  }

  // MARK: Repeats

  /// An alternative that stands in a group twice can never be the one that is taken.
  private mutating func checkRepeats() {
    for intent in source.intents {
      var seen: [Pattern] = []
      for phrase in intent.phrases {
        if seen.contains(phrase.pattern) {
          report(
            .warning, phrase.place, phrase.line, "this phrase stands above already; remove one")
        }
        seen.append(phrase.pattern)
        checkRepeats(phrase.pattern, phrase.place, phrase.line)
      }
    }
    for group in source.lists {
      var seen: [Pattern: String] = [:]
      for entry in group.alternatives {
        checkRepeats(entry.pattern, entry.place, entry.line)
        let alternatives = Self.alternatives(entry.pattern)
        for pattern in alternatives {
          if let value = seen[pattern], value != entry.value, group.name != "unit" {
            report(
              .warning, entry.place, entry.line,
              "'\(Self.text(pattern))' is '\(value)' already; it cannot be '\(entry.value)' as well"
            )
          }
          seen[pattern] = entry.value
        }
      }
    }
    for rule in source.rules.values.joined() { checkRepeats(rule.content, rule.place, rule.line) }
  }

  private mutating func checkRepeats(_ pattern: Pattern, _ place: Place, _ line: String) {
    var repeated: [Pattern] = []
    pattern.visit { part in
      guard case .choice(let parts) = part else { return }
      var seen: Set<Pattern> = []
      for part in parts where !seen.insert(part).inserted { repeated.append(part) }
    }
    for part in repeated {
      report(
        .warning, place, line,
        "the alternative '\(Self.text(part))' stands here twice; the second can never be taken")
    }
  }

  private static func alternatives(_ pattern: Pattern) -> [Pattern] {
    if case .choice(let parts) = pattern { return parts }
    return [pattern]
  }

  static func text(_ pattern: Pattern) -> String {
    if case .words(let words) = pattern { return words.joined(separator: " ") }
    return "\(pattern)"
  }
}
