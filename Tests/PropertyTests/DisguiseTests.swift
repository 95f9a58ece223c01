import Conversation
import Measures
import Testing

/// A record is the same however it is said, and none once it is denied or planned.
@Suite("In disguise")
struct DisguiseTests {
  /// Fails where something else would be written than by the plain sentence.
  ///
  /// - Parameter told: the part of an action that has to be the same.
  private func check(
    _ trial: inout Trial, _ plain: String, _ disguised: String,
    by told: (JSON) -> [String] = Self.said
  ) {
    let expected = trial.understand(plain).actions.map(told)
    let reply = trial.understand(disguised)
    guard trial.writes(reply), reply.actions.map(told) != expected else { return }
    Issue.record("\(plain) | \(disguised): \(reply.actions.map(\.text))")
  }

  /// Everything, with names in small letters.
  private static func said(_ action: JSON) -> [String] { [action.text.lowercased()] }

  /// What was measured and counted, whose it is and when it was: names may be spelled as they were heard.
  private static func figures(_ action: JSON) -> [String] {
    guard case .object(let fields) = action else { return [] }
    return fields.compactMap { field in
      switch field.value {
      case .number: "\(field.name) \(field.value.text)"
      case .string where ["intent", "at", "person", "start", "end"].contains(field.name):
        "\(field.name) \(field.value.text)"
      case .string, .array, .object, .bool, .null: nil
      }
    }
  }

  @Test("courtesies and hesitations change nothing", arguments: ["en", "zh"])
  func frames(language: String) {
    var trial = Trial(language, seed: 21)
    for plain in trial.figures(of: 8) {
      for frame in Disguise.frames[language] ?? [] {
        check(&trial, plain, Disguise.put(plain, into: frame))
      }
    }
  }

  @Test("neither do capitals, marks and spaces", arguments: ["en", "zh"])
  func writing(language: String) {
    var trial = Trial(language, seed: 22)
    for plain in trial.figures(of: 8) {
      for written in Disguise.written(plain, language) { check(&trial, plain, written) }
    }
  }

  @Test("numbers in words are those in figures", arguments: ["en", "zh"])
  func numbers(language: String) {
    var trial = Trial(language, seed: 23)
    for plain in trial.figures(of: 10) {
      if let spelled = Disguise.spelled(plain, language) { check(&trial, plain, spelled) }
    }
  }

  @Test("a mis-hearing gives the same figures or a question", arguments: ["en", "zh"])
  func misheard(language: String) {
    var trial = Trial(language, seed: 25)
    for plain in trial.figures(of: 8) {
      for misheard in trial.misheard(plain) {
        check(&trial, plain, misheard, by: Self.figures)
      }
    }
  }

  @Test("a day that is said beside it is that of all, and changes nothing else")
  func times() {
    for (language, frame) in [("en", "yesterday at 9 am %"), ("zh", "昨天早上九点%")] {
      var trial = Trial(language, seed: 26)
      for plain in trial.figures(of: 6) {
        let isTimed = trial.understand(plain).actions.contains {
          $0["at"] != nil || $0["start"] != nil || $0["end"] != nil
        }
        guard !isTimed else { continue }
        check(&trial, plain, Disguise.put(plain, into: frame)) { action in
          Self.figures(action).filter { !$0.hasPrefix("at ") }
        }
      }
    }
  }

  @Test("what is denied, planned, asked or supposed is not written", arguments: ["en", "zh"])
  func broken(language: String) {
    var trial = Trial(language, seed: 24)
    for plain in trial.figures(of: 8) {
      for frame in Disguise.breaks[language] ?? [] {
        let sentence = Disguise.put(plain, into: frame)
        // What is to be noted is kept in the words that were said, a doubt among them.
        if trial.written(sentence).contains(where: { $0["kind"] != .string("note") }) {
          Issue.record("written: \(sentence)")
        }
      }
    }
  }

  @Test("a measurement without its number is not written", arguments: ["en", "zh"])
  func withoutNumber(language: String) {
    var trial = Trial(language, seed: 27)
    for plain in trial.figures(of: 8) {
      let kept = plain.filter { !($0.isASCII && $0.isNumber) }
      for action in trial.written(kept) where Trial.isMeasured(action) {
        Issue.record("\(plain) | \(kept): \(action.text)")
      }
    }
  }
}
