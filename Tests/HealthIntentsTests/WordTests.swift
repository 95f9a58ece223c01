import Measures
import Records
import Testing

@Suite("Medicine, tags, moods and notes")
struct WordTests {
  @Test("a medicine is kept with its number or its dose")
  func medication() throws {
    let world = try World()
    let two = try world.hear(
      "LogMedication", [("medication", .word("ibuprofen")), ("quantity", .number(2))])
    #expect(two.samples.map(\.value) == [2])
    #expect(two.samples.map(\.label) == ["ibuprofen"])
    let dose: World.Slots = [("medication", .text("ozempic")), ("amount", .of(0.5, .milligram))]
    let sample = try world.hear("LogMedication", dose).samples[0]
    #expect(sample.value == 1)
    #expect(sample.said == Quantity(0.5, .milligram))
    #expect(
      try world.fields("LogMedication", dose)
        == #"{"tags":["ozempic"],"quantity":0.5,"quantity_unit":"mg"}"#)
    #expect(
      try world.fields(
        "LogMedication",
        [
          ("medication", .text("iron")), ("quantity", .number(2)),
          ("quantityUnit", .word("tablet")),
          ("amount", .of(80, .milligram)), ("tags", .word("fasting")),
        ])
          == """
          {"tags":["iron","fasting"],"quantity":2,"quantity_unit":"tablet","amount":80,\
          "amount_unit":"mg"}
          """)
    #expect(try world.need("LogMedication")?.brief == "missing medication")
    #expect(
      try world.need(
        "LogMedication", [("medication", .text("iron")), ("amount", .of(70, .gram))])?.brief
        == "extreme amount")
  }

  @Test("tags are kept one by one")
  func tags() throws {
    let world = try World()
    let slots: World.Slots = [("tag", .word("good sleep")), ("tag", .text("coffee"))]
    #expect(try world.hear("LogTag", slots).values["tag"] == .text("good sleep, coffee"))
    #expect(try world.store.live(.tag).map(\.label) == ["good sleep", "coffee"])
    #expect(try world.fields("LogTag", slots) == #"{"tags":["good sleep","coffee"]}"#)
    #expect(try world.need("LogTag")?.brief == "missing tag")
  }

  @Test("a mood or a symptom is kept, with its severity only when that was said")
  func moods() throws {
    let world = try World()
    let ache = try world.hear(
      "LogMood", [("symptom", .word("headache")), ("severity", .number(6))]
    ).samples[0]
    #expect(ache.kind == .symptom)
    #expect(ache.said == Quantity(6, .point))
    #expect(try world.hear("LogMood", [("mood", .text("great"))]).samples[0].said == nil)
    #expect(try world.need("LogMood", [("severity", .number(6))])?.brief == "missing mood")
    let much: World.Slots = [("symptom", .word("headache")), ("severity", .number(11))]
    #expect(try world.need("LogMood", much)?.brief == "implausible severity")
    #expect(try world.fields("LogMood", much) == #"{"symptom":"headache","severity":11}"#)
  }

  @Test("a note keeps its words, and can have a note of its own")
  func notes() throws {
    let world = try World()
    let slots: World.Slots = [("text", .text("ask about pills")), ("note", .text("urgent"))]
    #expect(try world.hear("LogNote", slots).samples.map(\.label) == ["ask about pills"])
    #expect(
      try world.fields("LogNote", slots) == #"{"text":"ask about pills","note":"urgent"}"#)
    #expect(try world.need("LogNote")?.brief == "missing text")
  }
}
