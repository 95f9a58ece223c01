/// What a desktop is told of a key.
public struct Binding: Equatable, Sendable {
  public let chord: Chord
  let words: [Word]
  /// Whether it is for the key being let go.
  public let isRelease: Bool

  /// A word of the command. Only letters, spaces, question marks and what a path has stand in one, so that no desktop and
  /// no shell finds anything in it to interpret, whatever quotes it has.
  enum Word: Equatable, Sendable {
    case bare(String)
    case quoted(String)
  }

  /// A phrase of letters stands in the command. One with figures or signs is looked up by its key when that is pressed:
  /// so no value stands in the files of a desktop or in the arguments of a process, and nothing a shell could read.
  ///
  /// - Parameter program: the path of saywell-desk.
  public static func all(of hotkeys: [Hotkey], program: String) -> [Binding] {
    // A path with anything else in it has to be found by its name.
    let isPlain = program.utf8.allSatisfy(isOfPath)
    let program = Word.bare(isPlain ? program : "saywell-desk")
    return hotkeys.flatMap { hotkey in
      let chord = hotkey.chord
      let lookedUp = [program, .bare("hotkey"), .bare("press"), .bare("\(chord)")]
      switch hotkey.action {
      case .say(let phrase) where phrase.allSatisfy(isPlain(_:)):
        return [
          Binding(
            chord: chord, words: [program, .bare("say"), .quoted(phrase)], isRelease: false)
        ]
      case .say: return [Binding(chord: chord, words: lookedUp, isRelease: false)]
      case .talk:
        let release = [program, .bare("hotkey"), .bare("release"), .bare("\(chord)")]
        return [
          Binding(chord: chord, words: lookedUp, isRelease: false),
          Binding(chord: chord, words: release, isRelease: true),
        ]
      }
    }
  }

  /// The command with its quotes.
  func command(quote: Character = "'") -> String {
    words.map {
      switch $0 {
      case .bare(let word): word
      case .quoted(let word): "\(quote)\(word)\(quote)"
      }
    }.joined(separator: " ")
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character == " " || character == "?" || character == "？"
  }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A key that is bound in the settings of a desktop, and where.
public struct Bound: Equatable, Sendable {
  public let chord: Chord
  /// The number of a line, or the name of a setting.
  public let place: String

  init(_ chord: Chord, _ place: String) {
    self.chord = chord
    self.place = place
  }
}
