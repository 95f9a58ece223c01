import Foundation
import GrammarData
import Phrasing
import Testing

@Suite("What is exported for recognisers")
struct ExportTests {
  private static let languages = ["en", "zh"]
  private static let formats: [GrammarExport.Format] = [.jsgf, .abnf, .srgs, .gbnf]

  private static func export(
    _ language: String, intents: [String]? = nil, size: Int? = nil
  ) throws -> GrammarExport {
    try GrammarExport(
      language: language, GrammarData.files(of: language), intents: intents, size: size)
  }

  private static func acceptor(_ text: String, _ format: GrammarExport.Format) -> Acceptor? {
    switch format {
    case .jsgf: Acceptor(lines: text, .jsgf)
    case .abnf: Acceptor(lines: text, .abnf)
    case .gbnf: Acceptor(lines: text, .gbnf)
    case .srgs: Acceptor(markup: text)
    case .vosk, .prompt, .dict: nil
    }
  }

  /// The lines of a kind in the grammars of a language, each with its intent.
  private static func lines(_ kind: String, _ language: String) -> [(intent: String, text: String)]
  {
    GrammarData.files(of: language).flatMap { file -> [(intent: String, text: String)] in
      var intent = ""
      return file.text.split(separator: "\n").compactMap { line in
        if line.hasPrefix("intent ") { intent = line.dropFirst(7).filter { $0 != " " } }
        guard line.hasPrefix("\(kind) ") else { return nil }
        let sentence = line.dropFirst(kind.count + 1).prefix { $0 != "=" }
        return (intent, sentence.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// As it is spoken: without marks, and with figures in words.
  private static func spoken(_ text: String, _ grammar: Grammar) -> String {
    grammar.aloud(text, wordsOf: "Conversation").lowercased().filter {
      $0.isLetter || $0 == " " || $0 == "'"
    }
  }

  /// Whether every word of it is in the grammars as it stands, and none of it is free text.
  private static func isPlain(_ sentence: String, _ grammar: Grammar) -> Bool {
    guard case .understood(let parse) = grammar.hear(sentence), parse.repair == 0 else {
      return false
    }
    return parse.clauses.allSatisfy { clause in
      clause.slots.allSatisfy { if case .text = $0.value { false } else { true } }
    }
  }

  @Test(
    "is a grammar of its format, and accepts what the tests of the grammars say, and nothing that they deny",
    arguments: languages, formats)
  func accepted(language: String, format: GrammarExport.Format) throws {
    let text = try Self.export(language).text(format)
    let acceptor = try #require(Self.acceptor(text, format))
    #expect(acceptor.undefined.isEmpty)
    let grammar = try #require(GrammarData.grammar(of: language))
    // What is said in the middle of something, and fillers anywhere, would make a grammar without end. The formats write the
    // same rules, so that one of them is read in full.
    let tests = Self.lines("test", language).filter {
      Self.isPlain($0.text, grammar) && Self.isPlain(Self.spoken($0.text, grammar), grammar)
    }.enumerated().filter { format == .jsgf || $0.offset % 5 == 0 }.map(\.element)
    let missed = tests.filter { !acceptor.accepts(Self.spoken($0.text, grammar)) }
    let list = missed.map { "\($0.intent): \(Self.spoken($0.text, grammar))" }
    #expect(
      Double(missed.count) <= (format == .jsgf ? 0.03 : 0.1) * Double(tests.count),
      "\(missed.count) of \(tests.count): \(list.joined(separator: "; "))")
    let taken = Self.lines("not", language).filter {
      acceptor.accepts(Self.spoken($0.text, grammar), as: "intent\($0.intent)")
    }
    #expect(taken.isEmpty, "\(taken.map(\.text))")
  }

  @Test(
    "has the numbers of a slot, and no others",
    arguments: [
      ("pulse twenty", true), ("pulse two hundred sixty", true), ("pulse one oh five", true),
      ("pulse nineteen", false), ("pulse two sixty one", false), ("pulse three hundred", false),
      ("pulse seventy two beats per minute", true), ("pulse seventy point five", false),
    ])
  func range(sentence: String, isTaken: Bool) throws {
    let export = try Self.export("en", intents: ["LogPulse"], size: 1)
    for format in Self.formats {
      let acceptor = try #require(Self.acceptor(export.text(format), format))
      #expect(acceptor.accepts(sentence) == isTaken, "\(format)")
    }
  }

  @Test("has what somebody calls their own, wherever that may be said")
  func own() throws {
    let own = ["person": ["zbigniew"], "food": ["zephyr crunch"], "tag": ["gardening day"]]
    let export = try GrammarExport(
      language: "en", GrammarData.files(of: "en"), own: own,
      intents: ["LogWeight", "LogFood", "LogTag", "LogSteps"], size: 12)
    for format in Self.formats {
      let acceptor = try #require(Self.acceptor(export.text(format), format))
      for sentence in [
        "zbigniew's weight is seventy kilos", "for zbigniew eight thousand steps",
        "i ate zephyr crunch", "tag this as gardening day",
      ] {
        #expect(acceptor.accepts(sentence), "\(format): \(sentence)")
      }
      #expect(!acceptor.accepts("tag this as holiday"), "\(format)")
    }
  }

  @Test("takes figures where the recogniser writes them")
  func figures() throws {
    let export = try Self.export("en", intents: ["LogBloodPressure"], size: 1)
    let acceptor = try #require(Self.acceptor(export.text(.gbnf), .gbnf))
    #expect(acceptor.accepts("Blood pressure 135 / 85."))
    #expect(acceptor.accepts("Blood pressure 300 over 199"))
    #expect(!acceptor.accepts("Blood pressure 301 over 85"))
    #expect(!acceptor.accepts("Blood pressure 49 over 85"))
  }

  @Test("prompts with words alone, and lists each once", arguments: languages)
  func words(language: String) throws {
    let export = try Self.export(language, intents: ["LogBloodPressure", "LogPulse"])
    let prompt = export.text(.prompt)
    #expect(!prompt.isEmpty && !prompt.contains(where: \.isNumber))
    let grammar = try #require(GrammarData.grammar(of: language))
    for term in prompt.split(separator: ", ") {
      #expect(grammar.read(String(term), as: "number").isEmpty, "\(term)")
    }
    let list = try JSONDecoder().decode([String].self, from: Data(export.text(.vosk).utf8))
    #expect(list.last == "[unk]" && Set(list).count == list.count)
  }

  @Test(
    "prompts with what is said most, however many intents say it",
    arguments: [("en", ["blood pressure", "heart rate"]), ("zh", ["血压", "心率"])])
  func names(language: String, wanted: [String]) throws {
    let export = try Self.export(language, intents: ["LogBloodPressure", "LogPulse"])
    let words = export.text(.prompt).split(whereSeparator: \.isNewline).joined()
      .components(separatedBy: ", ")
    #expect(Set(wanted).subtracting(words) == [], "\(words)")
  }

  @Test("says how every word sounds")
  func sounds() throws {
    let export = try Self.export("en", intents: ["LogGlucose", "LogMedication"], size: 3)
    let words = try JSONDecoder().decode([String].self, from: Data(export.text(.vosk).utf8))
    let known = ["pulse": ["pulse P AH L S"]]
    let lines = export.text(.dict, known: known).split(separator: "\n")
    let sounding = Set(lines.map { String($0.prefix { $0 != " " }) })
    #expect(Set(words.dropLast()).subtracting(sounding) == [])
    #expect(
      lines.allSatisfy { line in
        line.split(separator: " ").dropFirst().allSatisfy { $0.allSatisfy(\.isUppercase) }
      })
  }
}
