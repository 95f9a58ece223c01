import Testing

@testable import Porch

struct Wishes: Equatable, Sendable {
  var isLoud = false
  var colour = ""

  static let flags: [Flag<Wishes>] = [
    Flag("loud", "l", help: "be loud") { $0.isLoud = true },
    Flag("colour", value: "NAME", choices: ["red", "blue"], help: "which colour") {
      guard $1 != "grey" else { throw UsageError.badValue(option: "colour", wanted: "a colour") }
      $0.colour = $1
    },
  ]

  static func heard(_ line: String) throws -> (Wishes, [String]) {
    var wishes = Wishes()
    let words = try FlagParser(flags).parse(
      line.split(separator: " ").map(String.init), into: &wishes)
    return (wishes, words)
  }
}

struct FlagParserTests {
  @Test("every bare word is speech")
  func words() throws {
    let (wishes, words) = try Wishes.heard("ate a banana 105 kcal")
    #expect(words == ["ate", "a", "banana", "105", "kcal"])
    #expect(wishes == Wishes())
  }

  @Test(
    "an option is the same before and after the words, joined and apart",
    arguments: ["--loud --colour red hi", "-l --colour=red hi", "hi --loud --colour red"])
  func options(line: String) throws {
    let (wishes, words) = try Wishes.heard(line)
    #expect(wishes == Wishes(isLoud: true, colour: "red"))
    #expect(words == ["hi"])
  }

  @Test("two dashes alone end the options")
  func end() throws {
    let (wishes, words) = try Wishes.heard("-- --loud -l")
    #expect(words == ["--loud", "-l"])
    #expect(wishes == Wishes())
  }

  @Test("a late letter is speech, and an option of a command that hears none")
  func lateLetters() throws {
    #expect(try Wishes.heard("due -l").1 == ["due", "-l"])
    var wishes = Wishes()
    let words = try FlagParser(Wishes.flags).parse(
      ["due", "-l"], into: &wishes, hearsSpeech: false)
    #expect(words == ["due"])
    #expect(wishes.isLoud)
  }

  @Test("a negative number is speech", arguments: ["-5 degrees", "it is -5 degrees", "- degrees"])
  func negative(line: String) throws {
    #expect(try Wishes.heard(line).1 == line.split(separator: " ").map(String.init))
  }

  @Test("a late option that does not exist is never taken for speech")
  func lateAndUnknown() {
    #expect(throws: UsageError.unknownOption("--louder", near: "--loud")) {
      try Wishes.heard("weight 72 --louder")
    }
  }

  @Test("what cannot be followed is refused with the remedy")
  func refused() {
    #expect(throws: UsageError.unknownOption("-x", near: nil)) { try Wishes.heard("-x") }
    #expect(throws: UsageError.needsValue("colour", "NAME")) { try Wishes.heard("--colour") }
    #expect(throws: UsageError.needsNoValue("loud")) { try Wishes.heard("--loud=very") }
    #expect(throws: UsageError.badValue(option: "colour", wanted: "a colour")) {
      try Wishes.heard("--colour grey")
    }
  }

  @Test("an empty value is a value")
  func empty() throws {
    #expect(try Wishes.heard("--colour= hi").0.colour == "")
  }
}
