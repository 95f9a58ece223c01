import Foundation
import Glibc
import Testing

/// The conversation on a real pseudo-terminal, key by key.
struct PromptTests {
  private let home: Home

  init() throws { home = try Home() }

  private func prompt(_ options: String..., variables: [String: String] = ["NO_COLOR": "1"]) throws
    -> Terminal
  {
    let now = ["--now", "2026-03-11T10:00"]
    let terminal = try Terminal(
      [Home.commands + "/saywell"] + now + options, in: home, variables: variables)
    try terminal.wait(for: "> ")
    return terminal
  }

  private var history: String {
    (try? String(contentsOfFile: home.path + "/.local/state/saywell/history", encoding: .utf8))
      ?? ""
  }

  @Test("a line is answered, and the next one can be said")
  func answers() throws {
    let terminal = try prompt()
    terminal.type("bp 135/85\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "> ")
    terminal.type("bp 130/80\r")
    try terminal.wait(for: "130 over 80")
    try terminal.wait(for: "> ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    #expect(history == "bp 135/85\nbp 130/80\n")
  }

  @Test("a question is answered by the next line")
  func question() throws {
    let terminal = try prompt()
    terminal.type("blood pressure 120\r")
    try terminal.wait(for: "?")
    try terminal.wait(for: "> ")
    terminal.type("85\r")
    try terminal.wait(for: "120 over 85")
  }

  @Test("a trend is drawn below its sentence, as wide as the terminal")
  func chart() throws {
    for (day, weight) in [("01", "82"), ("05", "81"), ("09", "80")] {
      _ = try home.run("saywell weight \(weight) kg", now: "2026-03-\(day)T08:00")
    }
    let terminal = try prompt()
    try terminal.resize(columns: 60)
    terminal.type("weight trend\r")
    try terminal.wait(for: "falling")
    try terminal.wait(for: "80 ┤")
    try terminal.wait(for: "┴")
    let piped = try home.run("saywell weight trend", now: "2026-03-11T10:00")
    #expect(piped.output.count == 1)
  }

  @Test("TAB completes from the grammar")
  func completion() throws {
    let terminal = try prompt()
    terminal.type("blood pres\t")
    try terminal.wait(for: "sure")
    terminal.type(" 135/85\r")
    try terminal.wait(for: "135 over 85")
  }

  @Test("TAB at an empty prompt offers a few beginnings of sentences, in one language")
  func beginnings() throws {
    let terminal = try prompt()
    terminal.type("\t\t")
    let offered = try terminal.wait(for: "> ")
    #expect(offered.contains("what"))
    #expect(offered.unicodeScalars.allSatisfy { $0.value < 0x2E80 })
    #expect((5...20).contains(offered.split(whereSeparator: \.isWhitespace).count))
  }

  @Test("TAB behind a whole word offers the few words that go on, the likeliest first")
  func few() throws {
    let terminal = try prompt()
    terminal.type("blood \t\t")
    let offered = try terminal.wait(for: "> ").split(whereSeparator: \.isWhitespace)
    #expect((2...18).contains(offered.count))
    #expect(offered.contains("pressure") && offered.contains("sugar"))
  }

  @Test("TAB at an empty prompt offers what is usually told at this hour")
  func habits() throws {
    for day in ["08", "09", "10"] {
      _ = try home.run("saywell weight 72 kg", now: "2026-03-\(day)T09:30")
    }
    let terminal = try prompt()
    terminal.type("\t\t")
    let offered = try terminal.wait(for: "> ")
    #expect(offered.contains("log my weight"))
    #expect(!offered.contains("72"))
  }

  @Test("TAB in Chinese offers sentences and words, and no heap of single characters")
  func chinesePhrases() throws {
    let terminal = try prompt()
    terminal.type("血压128/82\r")
    try terminal.wait(for: "血压128/82。")
    try terminal.wait(for: "> ")
    terminal.type("今天\t\t")
    let offered = try terminal.wait(for: "> ").split(whereSeparator: \.isWhitespace)
    #expect((3...20).contains(offered.count))
    #expect(offered.contains { $0.hasPrefix("今天走") })
    #expect(offered.allSatisfy { $0.count > 2 || !$0.hasPrefix("今天") || $0 == "今天" })
  }

  @Test("a place in a long line is pointed at within the width of the terminal")
  func longLine() throws {
    let terminal = try prompt()
    try terminal.resize(columns: 60)
    terminal.type(String(repeating: "weight 72 kg and ", count: 40) + "the moon\r")
    let shown = try terminal.wait(for: "^")
    let indent = shown.unicodeScalars.reversed().prefix { $0 == " " }.count
    #expect((2..<60).contains(indent))
  }

  @Test("TAB completes a name that only the store knows")
  func names() throws {
    _ = try home.run("saywell --yes --person Zbigniew bp 135/85", now: "2026-03-11T10:00")
    let terminal = try prompt()
    terminal.type("bp 130/80 for Zb\t")
    try terminal.wait(for: "igniew")
    terminal.type("\r")
    try terminal.wait(for: "130 over 80 for Zbigniew")
  }

  @Test("arrows edit the line and walk through the history")
  func arrows() throws {
    let terminal = try prompt()
    terminal.type("bp 13/85")
    terminal.type("\u{1B}[D\u{1B}[D\u{1B}[D5\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "> ")
    terminal.type("\u{1B}[A")
    try terminal.wait(for: "bp 135/85")
  }

  @Test("a backspace takes a whole Chinese character")
  func chinese() throws {
    let terminal = try prompt("--json")
    terminal.type("血压压\u{7F}一三五\r")
    try terminal.wait(for: "\"phrase\":\"血压一三五\"")
  }

  @Test("Ctrl-C drops the line and goes on")
  func interrupt() throws {
    let terminal = try prompt()
    terminal.type("bp 199/99")
    try terminal.wait(for: "bp 199/99")
    terminal.type("\u{3}")
    try terminal.wait(for: "> ")
    terminal.type("bp 135/85\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "> ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    #expect(history == "bp 135/85\n")
  }

  @Test("a new width of the window is taken at once")
  func resize() throws {
    let terminal = try prompt()
    try terminal.resize(columns: 40)
    terminal.type("bp 135/85\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "> ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
  }

  @Test("several lines that are pasted at once are several utterances")
  func paste() throws {
    let terminal = try prompt()
    terminal.type("\u{1B}[200~bp 135/85\rbp 130/80\u{1B}[201~\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "130 over 80")
    try terminal.wait(for: "> ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    #expect(history == "bp 135/85\nbp 130/80\n")
  }

  @Test("a line that begins with a space is not kept")
  func secret() throws {
    let terminal = try prompt()
    terminal.type(" bp 135/85\r")
    try terminal.wait(for: "135 over 85")
    try terminal.wait(for: "> ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
    #expect(history == "")
  }

  @Test("a terminated session gives the terminal back", arguments: [SIGTERM, SIGHUP])
  func terminated(signal: Int32) throws {
    let terminal = try prompt()
    terminal.type("weight")
    try terminal.wait(for: "weight")
    #expect(!terminal.isRestored)
    terminal.signal(signal)
    #expect(try terminal.end() == 128 + signal)
    #expect(terminal.isRestored)
  }

  @Test("without colours there is none, and with them the prompt has one")
  func colour() throws {
    let plain = try prompt("--quiet", variables: ["NO_COLOR": "1"])
    plain.type("bp 135/85\r")
    #expect(!(try plain.wait(for: "> ")).contains("\u{1B}[1m"))
    let colourful = try Terminal([Home.commands + "/saywell"], in: home)
    try colourful.wait(for: "\u{1B}[1m>")
  }

  @Test("no control character of a name reaches the terminal")
  func injection() throws {
    let terminal = try prompt("--person", "a\u{1B}]0;owned\u{7}\u{9B}b")
    terminal.type("bp 135/85\r")
    let shown = try terminal.wait(for: "Shall I add")
    #expect(shown.contains("\\u{9B}b"))
    #expect(!shown.contains("\u{1B}]0"))
    #expect(!shown.contains("\u{9B}"))
  }
}
