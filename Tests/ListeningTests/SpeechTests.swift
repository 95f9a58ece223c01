import Listening
import Testing

@Suite("The same words twice")
struct RepetitionTests {
  @Test("are one utterance within three seconds, and two after them")
  func window() {
    let memory = Memory()
    #expect(!memory.isRepeated("Pulse 71.", at: 1000))
    #expect(memory.isRepeated("pulse 71", at: 3999))
    #expect(!memory.isRepeated("pulse 71", at: 4000))
  }

  @Test("are two when something else was said between them")
  func between() {
    let memory = Memory()
    #expect(!memory.isRepeated("yes", at: 0))
    #expect(!memory.isRepeated("pulse 71", at: 1))
    #expect(!memory.isRepeated("yes", at: 2))
  }

  @Test(
    "are not the same where a figure differs",
    arguments: [("weight 7.5", "weight 75"), ("131/84", "13184"), ("-5", "5"), ("脉搏71", "脉搏72")])
  func figures(one: String, other: String) {
    let memory = Memory()
    #expect(!memory.isRepeated(one, at: 0))
    #expect(!memory.isRepeated(other, at: 0))
  }
}

private final class Memory {
  private var repetition = Repetition()

  func isRepeated(_ text: String, at now: Int64) -> Bool {
    repetition.isRepeated(text, at: now)
  }
}

@Suite("A wake phrase")
struct WakePhraseTests {
  @Test(
    "is heard at the beginning, and a little wrong as well",
    arguments: [
      ("computer health pulse 71", "pulse 71"), ("Computer, health: pulse 71.", "pulse 71."),
      ("compute health pulse 71", "pulse 71"), ("computer healthy pulse 71", "pulse 71"),
      ("computer health", ""), ("computer health, -5", "-5"),
    ])
  func heard(text: String, rest: String) throws {
    let phrase = try #require(WakePhrase("computer health"))
    #expect(phrase.rest(of: text) == rest)
  }

  @Test(
    "is not heard elsewhere",
    arguments: [
      "pulse 71", "", "computer pulse 71", "the computer health pulse 71", "computerhealthpulse 71",
    ])
  func missing(text: String) throws {
    let phrase = try #require(WakePhrase("computer health"))
    #expect(phrase.rest(of: text) == nil)
  }

  @Test("may be Chinese")
  func chinese() throws {
    let phrase = try #require(WakePhrase("健康助手"))
    #expect(phrase.rest(of: "健康助手，脉搏71") == "脉搏71")
    #expect(phrase.rest(of: "健康住手脉搏71") == "脉搏71")
    #expect(phrase.rest(of: "脉搏71") == nil)
  }

  @Test("has letters") func empty() { #expect(WakePhrase(" !") == nil) }
}

@Suite("Two hearings of one utterance")
struct LikenessTests {
  @Test("are as alike as the words that they share")
  func share() {
    #expect(Likeness.of("pulse seventy one", "Pulse seventy one.") == 1)
    #expect(Likeness.of("a b c d", "a b x d") == 0.75)
    #expect(Likeness.of("ate rice", "i need to buy some milk") == 0)
    #expect(Likeness.of("脉搏七十一", "脉搏七十二") == 0.8)
  }

  @Test("differ in stretches")
  func stretches() {
    let found = Likeness.differences("pulse eighty five today", "pulse a d five")
    #expect(found.map(\.one) == [["eighty"], ["today"]])
    #expect(found.map(\.other) == [["a", "d"], []])
    #expect(Likeness.differences("a b", "a b").isEmpty)
    #expect(Likeness.differences("", "x").map(\.other) == [["x"]])
  }
}
