import Conversation
import Measures
import Records
import Testing

struct SessionTests {
  @Test("what is understood is kept, and answered once it is")
  func kept() throws {
    let fixture = try Fixture()
    let reply = fixture.hear("weight 72.5 kg")
    #expect(reply.text == "72.5 kg.")
    #expect(reply.outcome == .done)
    #expect(reply.entry != nil)
    #expect(reply.actions.map(\.text) == [#"{"intent":"Weigh","kind":"weight","weight_kg":72.5}"#])
    #expect(try fixture.record() == [["weight 72.5 #0"]])
  }

  @Test("what is not understood opens no store, and is pointed at")
  func notUnderstood() throws {
    let fixture = try Fixture()
    let reply = fixture.hear("weight of the world")
    #expect(reply.outcome == .reject)
    #expect(reply.text == "I did not understand that.")
    #expect(reply.misfit != nil)
    #expect(fixture.opened == 0)
  }

  @Test("an answer completes what was asked about, and both sentences are kept with the record")
  func missing() throws {
    let fixture = try Fixture()
    let question = fixture.hear("press 120")
    #expect(question.outcome == .ask)
    #expect(question.reason == "missing")
    #expect(question.slot == "low")
    #expect(question.text == "How low?")
    let reply = fixture.hear("85")
    #expect(reply.text == "120 over 85.")
    #expect(
      reply.actions.map(\.text) == [
        #"{"intent":"Press","kind":"bloodPressure","high":120,"low":85}"#
      ])
    #expect(try fixture.record() == [["systolic 120 #0", "diastolic 85 #0"]])
    #expect(try fixture.texts == ["press 120; 85"])
  }

  @Test("questions go on until nothing is missing")
  func twoMissing() throws {
    let fixture = try Fixture()
    #expect(fixture.answers("press", "120", "85") == ["How high?", "How low?", "120 over 85."])
  }

  @Test("what is no answer is asked again, and nothing is written")
  func noAnswer() throws {
    let fixture = try Fixture()
    fixture.hear("press 120")
    let again = fixture.hear("the colour of the sky")
    #expect(again.outcome == .ask)
    #expect(again.slot == "low")
    #expect(again.text.hasSuffix("How low?"))
    #expect(fixture.hear("85").text == "120 over 85.")
  }

  @Test(
    "a question can be dropped", arguments: ["cancel", "never mind", "no", "forget it", "undo"])
  func cancelled(words: String) throws {
    let fixture = try Fixture()
    fixture.hear("weight 70 kg")
    fixture.hear("press 120")
    #expect(fixture.hear(words).reason == "cancelled")
    #expect(fixture.hear("85").outcome == .reject)
    #expect(try fixture.record() == [["weight 70 #0"]])
  }

  @Test("without a question, a yes answers nothing", arguments: ["yes", "no", "never mind"])
  func nothingPending(words: String) throws {
    #expect(try Fixture().hear(words).reason == "nothing-pending")
  }

  @Test("a new sentence takes the place of the question")
  func replaced() throws {
    let fixture = try Fixture()
    #expect(
      fixture.answers("press 120", "weight 72 kg", "yes")[1].hasSuffix("not recorded.) 72 kg."))
    #expect(try fixture.record() == [["weight 72 #0"]])
  }

  @Test("a sentence of the same kind completes the open one and keeps what that one said")
  func merged() throws {
    let fixture = try Fixture()
    fixture.hear("press 120 for dad")
    #expect(fixture.hear("press 130 over 85").text.contains("dad"))
    #expect(fixture.hear("yes").text == "Dad: 130 over 85.")
    #expect(try fixture.record() == [])
    #expect(try fixture.record(of: "dad") == [["systolic 130 #0", "diastolic 85 #0"]])
  }

  @Test("free text is not taken for an answer when it is a sentence of its own")
  func freeText() throws {
    let fixture = try Fixture()
    #expect(fixture.answers("jot", "weight 72 kg")[1].hasSuffix("not recorded.) 72 kg."))
    #expect(fixture.answers("jot", "cancel")[1].contains("nothing was written"))
    #expect(fixture.answers("jot", "call the doctor") == ["What?", "Kept: call the doctor"])
  }

  @Test("a confirmation is needed once")
  func confirmation() throws {
    let fixture = try Fixture()
    let question = fixture.hear("weight 160 kg")
    #expect(question.reason == "confirm")
    #expect(question.text == "Really 160 kg?")
    #expect(try fixture.record() == [])
    #expect(fixture.hear("yes").text == "160 kg.")
    #expect(try fixture.record() == [["weight 160 #0"]])
  }

  @Test("a yes to another value takes it, a no takes none")
  func instead() throws {
    let fixture = try Fixture()
    #expect(fixture.answers("press 85 over 135", "yes") == ["Is it 135 over 85?", "135 over 85."])
    #expect(fixture.answers("press 85 over 135", "no")[1].contains("nothing was written"))
    #expect(try fixture.record() == [["systolic 135 #0", "diastolic 85 #0"]])
  }

  @Test(
    "a correction answers the open question, and leaves what is in the record alone",
    arguments: ["no, 72 kg", "i meant 72 kg", "no, weight 72 kg", "weight 72 kg"])
  func correction(words: String) throws {
    let fixture = try Fixture()
    fixture.hear("weight 60 kg")
    fixture.hear("weight 720 kg")
    fixture.hear(words)
    let record = try fixture.record()
    #expect(record.first == ["weight 60 #0"])
    #expect(!record.contains(["weight 720 #0"]))
  }

  @Test("--yes gives confirmations, but not of what is implausible or was not said")
  func saysYes() throws {
    let fixture = try Fixture { $0.saysYes = true }
    #expect(fixture.hear("weight 160 kg").outcome == .done)
    #expect(fixture.hear("weight 400 kg").reason == "implausible")
    #expect(fixture.hear("cancel").reason == "cancelled")
    #expect(fixture.hear("press 85 over 135").reason == "confirm")
    #expect(fixture.hear("no").reason == "cancelled")
    #expect(fixture.hear("weight 70 kg for dad").outcome == .done)
    #expect(try fixture.record() == [["weight 160 #0"]])
    #expect(try fixture.record(of: "dad") == [["weight 70 #0"]])
  }

  @Test("another value answers a doubt about the first, and is reviewed as well")
  func doubt() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("weight 720 kg").slot == "weight_kg")
    #expect(fixture.hear("160 kg").reason == "confirm")
    #expect(fixture.hear("72 kg").text == "72 kg.")
    #expect(try fixture.record() == [["weight 72 #0"]])
  }

  @Test(
    "one of several values is chosen by its place, its unit, or by saying it",
    arguments: ["2", "the second one", "pounds", "lb", "165 pounds"])
  func choice(words: String) throws {
    let fixture = try Fixture()
    let question = fixture.hear("weight 165")
    #expect(question.reason == "choose")
    #expect(question.slot == "weight_kg")
    #expect(question.text == "Which unit was that? 1: 165 kg / 2: 165 lb")
    #expect(fixture.hear(words).text == "165 lb.")
    #expect(fixture.answers("weight 165", "3")[1].contains("Which unit"))
  }

  @Test("what was understood by a guess is read back, and written after a yes only")
  func readBack() throws {
    let fixture = try Fixture()
    let question = fixture.hear("weight 72 kg whatever")
    #expect(question.reason == "confirm")
    #expect(question.text == "Did you mean weight 72 kg?")
    #expect(try fixture.record() == [])
    #expect(fixture.hear("yes").text == "72 kg.")
    #expect(try fixture.record() == [["weight 72 #0"]])
    fixture.hear("what weight is it")
    #expect(fixture.hear("undo").outcome == .done, "a question needs no reading back")
  }

  @Test("a sentence that is said again stands for itself")
  func saidAgain() throws {
    let fixture = try Fixture { $0.saysYes = true }
    fixture.hear("weight 72 kg whatever for dad")
    #expect(fixture.hear("weight 73 kg").text.hasSuffix("not recorded.) 73 kg."))
    #expect(try fixture.record() == [["weight 73 #0"]])
  }

  @Test("a word that was passed over is read back in spite of --yes")
  func passedOver() throws {
    let fixture = try Fixture { $0.saysYes = true }
    #expect(fixture.hear("weight 72 kg whatever").reason == "confirm")
  }

  @Test("a refusal is said in the intent's words")
  func refusal() throws {
    let fixture = try Fixture()
    let reply = fixture.hear("undo")
    #expect(reply.outcome == .refused)
    #expect(reply.reason == "nothing")
    #expect(reply.text == "Nothing to undo.")
  }

  @Test("a dry run says what would be done, and does nothing")
  func rehearsal() throws {
    let fixture = try Fixture { $0.isRehearsal = true }
    let reply = fixture.hear("weight 72 kg")
    #expect(reply.outcome == .act)
    #expect(reply.text == "(dry run) 72 kg.")
    #expect(reply.entry == nil)
    #expect(try fixture.record() == [])
  }

  @Test("understanding alone changes and remembers nothing")
  func understanding() throws {
    let fixture = try Fixture()
    #expect(fixture.understand("weight 72 kg").outcome == .act)
    #expect(fixture.understand("press 120").slot == "low")
    #expect(fixture.hear("85").outcome == .reject)
    #expect(try fixture.record() == [])
  }

  @Test("figures stand behind an answer")
  func answer() throws {
    let fixture = try Fixture()
    #expect(fixture.hear("what weight").text == "There is none.")
    fixture.hear("weight 72 kg")
    let reply = fixture.hear("what weight")
    #expect(reply.answer?.text == #"{"weight_kg":72}"#)
    #expect(reply.entry == nil)
  }

  @Test("more than can be listened to is not understood")
  func tooLong() throws {
    let reply = try Fixture().hear(String(repeating: "weight ", count: 1_000_000))
    #expect(reply.outcome == .reject)
    #expect(reply.phrase.utf8.count < 200)
  }
}
