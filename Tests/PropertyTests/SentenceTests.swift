import GrammarData
import Measures
import Phrasing
import Testing

/// What must hold for every utterance, tried on sentences that the grammars themselves say.
@Suite("Every utterance")
struct SentenceTests {
  private static let negations = [
    "en": [
      "I did not say %", "if %", "should I say %", "I never %", "I forgot that %", "I wish %",
    ],
    "zh": ["我没有%", "如果%", "我忘了%", "我不想%", "别%"],
  ]
  private static let others = [
    "en": ["dad": "for dad %", "wife": "for my wife %"], "zh": ["dad": "给爸爸记%", "wife": "给老婆记%"],
  ]

  private static func sentence(_ frame: String, _ words: String) -> String {
    frame.split(separator: "%", omittingEmptySubsequences: false).joined(separator: words)
  }

  @Test("a number that is heard is used, or nothing is written", arguments: ["en", "zh"])
  func numbers(language: String) {
    var trial = Trial(language, seed: 11)
    for sentence in trial.records(of: 6) {
      let before = trial.understand(sentence).actions
      let reply = trial.understand(sentence + ", 7777.25")
      if trial.writes(reply), reply.actions == before {
        Issue.record("7777.25 was dropped: \(sentence), 7777.25")
      }
    }
  }

  @Test("what is read as a number is one, whatever is looked up behind it")
  func figuresAlone() throws {
    let grammar = try #require(GrammarData.grammars().first { $0.language == "en" })
    for sentence in ["drank 7 50 ml water", "bp 120/8 0", "rode 2 3 km", "walked 1 50 km"] {
      let parses: [Parse] =
        switch grammar.hear(sentence) {
        case .understood(let parse): [parse]
        case .ambiguous(let parses): parses
        case .unknown: []
        }
      let kinds = Set(["quantity", "volume", "distance", "systolic", "diastolic"])
      for slot in parses.flatMap(\.clauses).flatMap(\.slots) where kinds.contains(slot.name) {
        guard case .word = slot.value else { continue }
        Issue.record("\(sentence): \(slot.name) is a word")
      }
    }
  }

  @Test("negation, hypothesis and wish are never skipped over", arguments: ["en", "zh"])
  func negation(language: String) {
    var trial = Trial(language, seed: 12)
    for words in trial.records(of: 6) {
      for frame in Self.negations[language] ?? [] {
        let sentence = Self.sentence(frame, words)
        if trial.writes(trial.understand(sentence)) { Issue.record("written: \(sentence)") }
      }
    }
  }

  @Test("a record for somebody else never lands in mine", arguments: ["en", "zh"])
  func people(language: String) {
    var trial = Trial(language, seed: 13)
    for words in trial.records(of: 4) {
      for (person, frame) in Self.others[language] ?? [:] {
        let sentence = Self.sentence(frame, words)
        let reply = trial.understand(sentence)
        guard trial.writes(reply) else { continue }
        for action in reply.actions where action["person"] == nil {
          Issue.record("not for \(person): \(sentence)")
        }
      }
    }
  }

  @Test("two sentences in one are both understood, or nothing is written", arguments: ["en", "zh"])
  func clauses(language: String) {
    var trial = Trial(language, seed: 14)
    let sentences = trial.records(of: 2)
    for (first, second) in zip(sentences, sentences.dropFirst(7)) {
      let sentence = first + (language == "zh" ? "，" : ", and ") + second
      let reply = trial.understand(sentence)
      guard trial.writes(reply) else { continue }
      let parts = trial.understand(first).actions.count + trial.understand(second).actions.count
      // A pulse beside a pressure, or a note that takes in the rest, is one action less.
      if reply.actions.count + 1 < parts { Issue.record("half was lost: \(sentence)") }
    }
  }

  @Test("the same text gives the same result", arguments: ["en", "zh"])
  func determinism(language: String) {
    var trial = Trial(language, seed: 15)
    var other = Trial(language, seed: 15)
    for sentence in trial.records(of: 3) {
      #expect(trial.understand(sentence).json == other.understand(sentence).json)
    }
  }

  @Test("hostile text comes to nothing, whatever it is", arguments: ["en", "zh"])
  func garbage(language: String) {
    var trial = Trial(language, seed: 16)
    let sentences = trial.records(of: 2)
    for (index, sentence) in sentences.enumerated() {
      var bytes = Array(sentence.utf8)
      bytes[index % bytes.count] = UInt8(truncatingIfNeeded: index &* 37 &+ 128)
      _ = trial.understand(String(decoding: bytes, as: UTF8.self))
      bytes.removeLast(bytes.count / 2)
      _ = trial.understand(String(decoding: bytes, as: UTF8.self))
    }
  }
}
