import Listening
import Testing

@Suite("Attention")
struct AttentionTests {
  private func verdicts(_ attention: Attention, _ said: [(String, Int64)]) -> [Attention.Verdict] {
    var attention = attention
    return said.map { attention.consider($0.0, at: $0.1) }
  }

  @Test("is given to everything, once")
  func once() {
    let verdicts = verdicts(
      Attention(), [("pulse 71", 0), ("Pulse 71.", 2999), ("pulse 71", 6000), ("yes", 6001)])
    #expect(verdicts == [.heard("pulse 71"), .repeated, .heard("pulse 71"), .heard("yes")])
  }

  @Test("is given to who calls, and for ten seconds after a call alone")
  func called() {
    let attention = Attention(wake: WakePhrase("computer health"))
    let verdicts = verdicts(
      attention,
      [
        ("pulse 71", 0), ("computer health pulse 71", 5000), ("pulse 72", 6000),
        ("computer health", 7000), ("pulse 73", 16_000), ("pulse 74", 17_000),
        ("computer health", 20_000), ("pulse 75", 30_001),
      ])
    #expect(
      verdicts == [
        .passed, .heard("pulse 71"), .passed, .passed, .heard("pulse 73"), .passed, .passed,
        .passed,
      ])
  }

  @Test("needs no call while a question is open")
  func asking() {
    var attention = Attention(wake: WakePhrase("computer health"))
    attention.answered(isAsking: true, at: 0)
    let open = attention.consider("72", at: 1000)
    attention.answered(isAsking: false, at: 1000)
    let closed = attention.consider("73", at: 2000)
    #expect([open, closed] == [.heard("72"), .passed])
  }

  @Test("a question lives for a minute")
  func life() {
    var attention = Attention()
    #expect(attention.questionLeft(at: 5) == nil)
    attention.answered(isAsking: true, at: 1000)
    #expect(attention.questionLeft(at: 1000) == 60_000)
    #expect(attention.questionLeft(at: 60_999) == 1)
    #expect(attention.questionLeft(at: 100_000) == 0)
    attention.answered(isAsking: false, at: 100_000)
    #expect(attention.questionLeft(at: 100_000) == nil)
  }

  @Test("is not given to its own voice, as it says it or as it writes it")
  func own() {
    var attention = Attention()
    attention.speaks(["135 over 85.", "Saved, one thirty five over eighty five."])
    let during = [
      attention.consider("one thirty five over eighty five", at: 1),
      attention.consider("135 over 85", at: 2), attention.consider("no, 125 over 85", at: 3),
    ]
    attention.isSilent(at: 1000)
    let after = [
      attention.consider("saved one thirty five over eighty five", at: 2000),
      attention.consider("one thirty five over eighty five", at: 2501),
    ]
    #expect(during == [.passed, .passed, .heard("no, 125 over 85")])
    #expect(after == [.passed, .heard("one thirty five over eighty five")])
  }
}
