import Bridges
import Conversation
import Measures
import Records
import Testing

@Suite("A voice pipeline")
struct WyomingTalkTests {
  private let parlour: Parlour
  private let talk: Talk

  /// A talk that a test can go on with.
  private final class Talk {
    var talk: WyomingTalk
    init(_ talk: WyomingTalk) { self.talk = talk }
  }

  init() throws {
    let parlour = try Parlour()
    self.parlour = parlour
    talk = Talk(
      WyomingTalk(
        Conversations { parlour.session(.wyoming, $0) }, languages: ["en", "zh"], version: "1.2",
        words: Parlour.words))
  }

  private func say(
    _ text: String, in name: String? = nil, language: String? = nil, from connection: Int = 1,
    at time: Int64 = 0
  ) -> WyomingEvent? {
    var fields = [JSON.Field("text", .string(text))]
    if let name {
      fields.append(.init("context", .object([.init("conversation_id", .string(name))])))
    }
    if let language { fields.append(.init("language", .string(language))) }
    return talk.talk.answer(WyomingEvent("transcript", fields), from: connection, at: time)
  }

  @Test("what was said is in the record with where it came from, and is read back as one hears it")
  func recorded() throws {
    let reply = say("bp 135/85")
    #expect(reply?.type == "handled")
    #expect(reply?.data["text"] == .string("Saved, one thirty five over eighty five."))
    #expect(try parlour.store.newestEntry()?.entry.source == .wyoming)
  }

  @Test("a question is open for a minute in its own conversation, and in no other")
  func questions() throws {
    _ = say("bp 120", in: "a", from: 1)
    #expect(say("85", in: "b", from: 1)?.type == "not-handled")
    #expect(say("85", in: "a", from: 2, at: 59)?.type == "handled")
    _ = say("bp 130", in: "a", at: 100)
    let late = say("pulse 60", in: "a", at: 161)
    #expect(late?.type == "handled")
    #expect(late?.data["text"]?.string?.contains("not recorded") == true)
    _ = say("bp 130", from: 7, at: 200)
    talk.talk.close(7)
    #expect(say("85", from: 7, at: 201)?.type == "not-handled")
    #expect(try parlour.values(.diastolic) == [85])
  }

  @Test("the language that was heard is tried first")
  func languages() {
    // A number alone is said in every language.
    let (chinese, english) = (
      say("95", language: "zh", from: 5), say("95", language: "en", from: 6)
    )
    #expect(chinese?.data["text"] != english?.data["text"])
    #expect(english?.data["text"]?.string?.utf8.allSatisfy { $0 < 0x80 } == true)
  }

  @Test(
    "conversations that nobody goes on with are given up, so that they take no more and more room")
  func many() {
    _ = say("bp 120", in: "first")
    for number in 0..<40 { _ = say("hello", in: "\(number)") }
    #expect(say("85", in: "first")?.type == "not-handled")
  }

  @Test("what asks for nothing is not answered")
  func others() {
    for event in [
      WyomingEvent("audio-chunk"), WyomingEvent("transcript"),
      WyomingEvent("transcript", [.init("text", .number(7))]),
    ] {
      #expect(talk.talk.answer(event, from: 1, at: 0) == nil)
    }
    let info = talk.talk.answer(WyomingEvent("describe"), from: 1, at: 0)
    #expect(info?.type == "info")
    guard case .array(let programs)? = info?.data["handle"] else { return #expect(Bool(false)) }
    #expect(programs.first?["version"] == .string("1.2"))
  }
}
