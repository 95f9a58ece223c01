import Foundation
import Testing

@Suite("Input that means harm")
struct HostileTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("a megabyte is refused", arguments: ["a", " ", "weight 70 kg and ", "9", "重", "\u{0}"])
  func megabyte(text: String) throws {
    let line = Array(String(repeating: text, count: (1 << 20) / text.utf8.count).utf8)
    let clock = ContinuousClock()
    var ending = try home.say(["--listen"])
    let time = try clock.measure { ending = try home.say(["--listen"], input: line + [10]) }
    #expect(ending.status == 0)
    #expect(ending.text == "That is more than I can take in at once.\n")
    print("a megabyte of \(text.debugDescription) in \(time)")
    #expect(access(home.database, F_OK) != 0)
  }

  @Test("a megabyte of words is refused")
  func megabyteOfWords() throws {
    let ending = try home.say(
      Array(repeating: String(repeating: "weight ", count: 15_000), count: 10))
    #expect(ending.status == 2)
    #expect(ending.text == "That is more than I can take in at once.\n")
    #expect(access(home.database, F_OK) != 0)
  }

  @Test("ten thousand clauses are refused, and as many as fit are recorded together or not at all")
  func clauses() throws {
    let clause = "weight 70 kg, "
    var ending = try home.say(
      ["--listen"], input: Array(String(repeating: clause, count: 10_000).utf8))
    #expect(ending.text == "That is more than I can take in at once.\n")
    #expect(access(home.database, F_OK) != 0)
    ending = try home.say([String(repeating: clause, count: 4096 / clause.utf8.count)])
    let count = try ending.status == 0 ? home.figures().count : 0
    #expect(count == 0 || count == 4096 / clause.utf8.count)
    print("\(4096 / clause.utf8.count) clauses: \(ending.end), \(count) figures")
  }

  /// Steers a terminal: a colour, a title, the clipboard, a C1 sequence, backspaces, a line from the
  /// right to the left.
  private static let steering = [
    "\u{1b}[31mred", "\u{1b}]0;title\u{7}", "\u{1b}]52;c;aGk=\u{1b}\\", "\u{9b}31mred",
    "ab\u{8}\u{8}cd",
    "a\rb", "a\u{7f}", "\u{202e}gpj.exe", "\u{2066}x\u{2069}", "\u{85}", "a\u{2028}b",
  ]

  private static let sentences = [
    "ate a * 105 kcal", "drank 200 ml of *", "took 2 *", "note *", "weight 70 kg note *",
    "weight 70 kg tag *", "* weighs 70 kg", "*", "weight 70 * kg", "what did I eat today", "undo",
    "list my notes", "last entry", "delete the last entry",
  ]

  @Test(
    "nothing that steers a terminal reaches it",
    arguments: [["--listen"], ["--json"], ["--explain"], ["--dry-run", "--yes"]])
  func terminal(options: [String]) throws {
    let lines = Self.steering.flatMap { code in
      Self.sentences.map { $0.replacingOccurrences(of: "*", with: code) + "\n" }
    }
    let ending = try home.say(options, input: Array(lines.joined().utf8))
    #expect(ending.status == 0)
    #expect(ending.text.split(separator: "\n").count > lines.count * 9 / 10)
    expectHarmless(ending, options)
  }

  @Test("nor does any option that steers one", arguments: steering)
  func options(code: String) throws {
    for words in [
      ["--yes", "--person", code, "weight", "70", "kg"],
      ["--store", "sqlite:\(code)/x.db", "undo"],
      ["--store", code, "undo"], ["--\(code)"], ["--now", code, "undo"],
      ["--language", code, "undo"], ["--yes", "note \(code)"],
    ] {
      let ending = try home.say(words, through: ["/usr/bin/env", "-C", home.path])
      expectHarmless(ending, words)
    }
  }

  @Test("nor does anything in a grammar, or in the name of its file")
  func grammar() throws {
    let folder = home / ".config/saywell/grammars/xx"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "language xx \u{1b}[31mred".write(
      toFile: folder + "/language.lexicon", atomically: false, encoding: .utf8)
    let lines = Self.steering.map { code in
      "intent \(code)\nphrase \(code) {x:\(code)}\nreply logged \(code)\ntest \(code) => \(code)\n\(code)\n"
    }
    for (number, code) in Self.steering.enumerated() {
      let file = "/\(number)\(code.replacingOccurrences(of: "/", with: "")).grammar"
      try lines[number].write(toFile: folder + file, atomically: false, encoding: .utf8)
    }
    let ending = try home.say("weight 70 kg")
    #expect(ending.complaint.contains("error"))
    expectHarmless(ending)
    let check = try home.run([
      Home.saywell + "-grammar", "check", home / ".config/saywell/grammars",
    ])
    #expect(check.status == 65)
    expectHarmless(check)
  }

  private func expectHarmless(_ ending: Ending, _ words: [String] = []) {
    #expect(ending.status != nil && ending.status != 70, "\(words): \(ending.end)")
    for stream in [ending.output, ending.errors] {
      let steering = String(decoding: stream, as: UTF8.self).unicodeScalars.filter(Self.steers)
      #expect(steering.isEmpty, "\(words)")
    }
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 10: false
    case 0..<32, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  @Test("bytes that are no text are not understood, and take nothing else with them")
  func noText() throws {
    let lines: [[UInt8]] = [
      [0], [0, 0, 0], Array("weight 7\u{0}0 kg".utf8), [0xff, 0xfe], [0xc3], [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80], Array("weight ".utf8) + [0xf0, 0x9f] + Array(" kg".utf8),
      [UInt8](0...9) + [UInt8](11...255), Array("\u{fffd}\u{feff}".utf8),
    ]
    let input = Array(
      (lines + [Array("never mind".utf8), Array("weight 71 kg".utf8)]).joined(separator: [10]))
    let ending = try home.say(["--listen", "--json"], input: input)
    #expect(ending.status == 0)
    #expect(ending.output.count { $0 == 10 } == lines.count + 2)
    #expect(try home.figures() == ["weight 71.0"])
    #expect(try home.problems() == [])
  }

  @Test("arguments that are no text are not understood")
  func noTextAsWord() throws {
    let ending = try home.shell("saywell \"$(printf 'weight \\377\\376 kg')\"")
    #expect(ending.status == 2 || ending.status == 1)
    #expect(try home.figures() == [])
  }
}
