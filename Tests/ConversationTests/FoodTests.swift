import Conversation
import GrammarData
import HealthIntents
import Intents
import Measures
import RecordsSQLite
import Testing

/// What was eaten and taken, told of in one language and asked for in another.
struct FoodTests {
  private func session(first language: String) throws -> Session {
    var setup = Setup(clock: { Instant(seconds: 1_773_223_200) }, zone: .utc, source: .repl)
    setup.saysYes = true
    return Session(
      GrammarData.grammars([language]), Catalog.health, StoreDoor(try SQLiteStore(at: .memory)),
      setup)
  }

  @Test(
    "one food is one in every language, and told in the one that is spoken",
    arguments: [
      ("吃了一根香蕉", "when did I last eat a banana", "Last food: banana, today at 10:00."),
      ("ate an avo", "上次吃牛油果是什么时候", "饮食“牛油果”（今天10:00）。"),
      ("喝了一杯拿铁", "how many lattes did I drink today", "1 × latte, today."),
      ("ate an avo", "when did I last eat an avocado", "Last food: avo, today at 10:00."),
      ("ate a banana", "when did I last eat a pear", "Nothing is written down about food (pear)."),
    ])
  func foods(said: String, asked: String, told: String) throws {
    var session = try session(first: "en")
    #expect(session.hear(said).outcome == .done)
    #expect(session.hear(asked).text == told)
  }

  @Test("brands that have the same in them are not one thing")
  func brands() throws {
    var session = try session(first: "en")
    #expect(session.hear("drank a can of coke").outcome == .done)
    #expect(session.hear("how many pepsi did I drink today").text.hasPrefix("Nothing"))
    #expect(session.hear("今天喝了几罐可口可乐").text == "今天可口可乐×1。")
  }

  @Test(
    "one medicine is one under all its names, and told by the one that was said",
    arguments: [
      (
        "took an advil", "when did I last take ibuprofen", "Last medication: advil, today at 10:00."
      ),
      (
        "吃了一片阿司匹林", "when did I last take aspirin",
        "Last medication: aspirin, today at 10:00."
      ),
    ])
  func medicines(said: String, asked: String, told: String) throws {
    var session = try session(first: "en")
    #expect(session.hear(said).outcome == .done)
    #expect(session.hear(asked).text == told)
  }

  @Test("what is changed and deleted is known by its names in every language")
  func changes() throws {
    var session = try session(first: "en")
    #expect(session.hear("吃了一个苹果").outcome == .done)
    #expect(session.hear("change the apple to 2").text == "Now: 2 × apple (182 g), 189 kcal.")
    #expect(session.hear("delete the apple").text == "Deleted: 2 × apple (182 g), 189 kcal.")
  }

  @Test("what was computed is an answer of its own in JSON, beside what was said")
  func json() throws {
    var session = try session(first: "en")
    let reply = session.hear("ate two bananas")
    #expect(reply.actions.first?["energy_kcal"] == nil)
    #expect(reply.answer?["computed_energy_kcal"] == .number(210.04))
    #expect(reply.answer?["computed_protein_g"] == .number(2.57))
  }
}
