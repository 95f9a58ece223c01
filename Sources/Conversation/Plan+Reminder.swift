import Measures
import Phrasing

extension Plan {
  /// "Aspirin at 8 pm and metformin", of which somebody is to be reminded at nine: a time in the midst of the text is
  /// rather that of another reminder, so it is read back.
  mutating func doubtTimes(by ears: Ears) {
    let texts = steps.lazy.filter { $0.entry.type.kind == "reminder" }.compactMap(\.spokenText)
    let grammar = ears.grammar(language)
    if texts.contains(where: {
      Self.hasTime(within: $0, by: grammar) || Self.beginsWithTime($0, by: grammar)
    }) {
      doubt()
    }
  }

  /// "Tomorrow remind me | seven o'clock get up", in a script that parts no words: the time was rather that of the reminder.
  private static func beginsWithTime(_ text: String, by grammar: Grammar) -> Bool {
    guard let first = text.utf8.first, first >= 0x80, text.count > 2 else { return false }
    return (2..<min(7, text.count)).contains { isTime(String(text.prefix($0)), by: grammar) }
  }

  private static func isTime(_ text: String, by grammar: Grammar) -> Bool {
    guard case .moment(let moment)? = grammar.read(text, as: "moment").first else { return false }
    return moment.clock != nil
  }

  /// Up to three words that are a time of day, with others on both sides.
  private static func hasTime(within text: String, by grammar: Grammar) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2 else { return false }
    return (1..<words.count - 1).contains { start in
      (start + 1...min(start + 3, words.count - 1)).contains { end in
        isTime(words[start..<end].joined(separator: " "), by: grammar)
      }
    }
  }
}

extension Step {
  /// The free text of it.
  fileprivate var spokenText: String? {
    guard case .text(let text)? = values["text"] else { return nil }
    return text
  }
}
