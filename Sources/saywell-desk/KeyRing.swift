import Companion
import Hotkeys
import Porch

/// The keys that somebody bound, in their file, and the sentences about them.
struct KeyRing {
  let house: House
  let list: HotkeyList
  private let file: PrivateFile

  /// - Throws: `Complaint`.
  init(_ house: House) throws {
    guard let path = house.folders.hotkeys else {
      throw Complaint("there is no home folder to keep keys in", .configuration)
    }
    self.house = house
    file = PrivateFile(path)
    do {
      list = try file.text().map { try HotkeyList($0) } ?? HotkeyList()
    } catch let fault as HotkeyList.Fault {
      throw house.refusal("bad-line", ["path": path, "line": "\(fault.line)"], .configuration)
    }
  }

  func keep(_ list: HotkeyList) throws { try file.replace(with: list.text) }

  /// - Throws: `Complaint` where another one has the key.
  func add(_ hotkey: Hotkey, saying words: String) throws {
    var list = list
    if let other = list.add(hotkey) {
      let words = other.words
      throw house.refusal("taken", ["key": "\(hotkey.chord)", "phrase": words])
    }
    try keep(list)
    try house.print("hotkey-added", ["key": "\(hotkey.chord)", "phrase": words])
  }

  /// - Throws: `Complaint` that says what is wrong with the name of a key.
  func chord(_ text: String) throws -> Chord {
    do {
      return try Chord(text)
    } catch let fault as Chord.Fault {
      switch fault {
      case .keys: throw house.refusal("bad-key", ["key": text], .usage)
      case .typed: throw house.refusal("typed-key", ["key": text], .usage)
      case .unknown(let name, let near):
        let texts = near.isEmpty ? [:] : ["near": near.joined(separator: ", ")]
        throw house.refusal("unknown-key", texts.merging(["key": name]) { $1 }, .usage)
      }
    }
  }

  /// Words on one line.
  ///
  /// - Throws: `Complaint` where there are none, or something else than words.
  func line(_ text: String) throws -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty, words.utf8.count <= 4096, Printable.text(words) == words else {
      throw house.refusal("bad-phrase", [:], .usage)
    }
    return words
  }
}

extension Hotkey {
  /// What it says, or runs.
  fileprivate var words: String {
    switch action {
    case .say(let phrase): phrase
    case .talk(let press, _): press
    }
  }
}
