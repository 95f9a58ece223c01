import Measures
import Records
import Testing

@Suite("Undo, redo and delete")
struct DeletionTests {
  private func world() throws -> World {
    let world = try World()
    try world.hear("LogWater", [("volume", .number(300)), ("when", .day(-1))])
    try world.hear("LogWater", [("volume", .number(400)), ("when", .at(9))])
    try world.hear("LogFood", [("food", .text("two Bananas")), ("energy", .number(200))])
    try world.hear("LogWeight", [("weight", .number(72))])
    return world
  }

  @Test("several changes are taken back after a yes to their number, and counted")
  func undoSeveral() throws {
    var world = try World()
    try world.hear("LogWeight", [("weight", .of(70, .kilogram))])
    try world.hear("LogPulse", [("pulse", .number(60))])
    let asked = try world.need("Undo", [("count", .number(3))])
    #expect(
      asked
        == .confirmation(
          key: "several", values: ["value": .number(3), "count": .number(3)], instead: [:]))
    world.confirmed = ["several"]
    let undone = try world.hear("Undo", [("count", .number(3))])
    #expect(undone.key == "undone-several")
    #expect(undone.values["count"] == .number(2))
    #expect(try world.store.live(.weight).isEmpty)
    #expect(
      try world.need("Undo", [("everything", .word("yes"))])
        == .refusal(key: "everything", values: [:]))
  }

  @Test("undo takes back what was said last, and redo says it again")
  func undo() throws {
    let world = try world()
    let undone = try world.hear("Undo")
    #expect(undone.key == "undone")
    #expect(undone.values == ["count": .number(1)])
    #expect(undone.things == [["metric": .word("weight"), "value": .of(72, .kilogram)]])
    #expect(try world.store.live(.weight).isEmpty)
    #expect(try world.hear("Redo").key == "redone")
    #expect(try world.store.live(.weight).map(\.value) == [72])
    try world.hear("Delete")
    #expect(try world.hear("Undo").key == "undone-delete")
    try world.hear("EditLast", [("weight", .number(73))])
    #expect(try world.hear("Undo").key == "undone-edit")
    #expect(try world.store.live(.weight).map(\.value) == [72])
  }

  @Test("without anything to take back or to delete it says so")
  func nothing() throws {
    for intent in ["Undo", "Redo", "Delete"] {
      #expect(try World().need(intent)?.brief == "no: nothing")
    }
    #expect(try world().need("Delete", [("food", .text("pizza"))])?.brief == "no: nothing")
    #expect(try world().need("Delete", [("metric", .word("pulse"))])?.brief == "no: nothing")
  }

  @Test(
    "what is deleted is the last, or the one that was named",
    arguments: [
      ([], Sample.Kind.weight, 0), ([("target", .word("last"))], .weight, 0),
      ([("metric", .word("water"))], .water, 1), ([("food", .text("banana"))], .food, 0),
      ([("when", .at(9))], .water, 1), ([("when", .day(-1))], .water, 1),
      ([("metric", .word("water")), ("period", .period(.day(.offset(-1))))], .water, 1),
    ] as [(World.Slots, Sample.Kind, Int)])
  func one(slots: World.Slots, kind: Sample.Kind, left: Int) throws {
    let world = try world()
    let before = try Sample.Kind.allCases.map { try world.store.live($0).count }.reduce(0, +)
    #expect(try world.hear("Delete", slots).key == "deleted")
    #expect(try world.store.live(kind).count == left)
    let after = try Sample.Kind.allCases.map { try world.store.live($0).count }.reduce(0, +)
    #expect(before - after == (kind == .food ? 2 : 1))
  }

  @Test("a time of day hits what was there at that time, and nothing else")
  func clock() throws {
    let world = try world()
    let slots: World.Slots = [("metric", .word("weight")), ("when", .at(3))]
    #expect(try world.need("Delete", slots)?.brief == "no: nothing")
    #expect(try world.need("Delete", [("when", .at(9, 30))])?.brief == "no: nothing")
    let yesterday: World.Slots = [
      ("metric", .word("water")), ("period", .period(.day(.offset(-1)))), ("when", .at(9)),
    ]
    #expect(try world.need("Delete", yesterday)?.brief == "no: nothing")
    #expect(try world.store.live(.weight).count == 1)
  }

  @Test("what is undone and redone is told as it is then")
  func current() throws {
    let world = try world()
    try world.hear("EditLast", [("weight", .number(73))])
    let told = { (name: String) in try world.hear(name).things.first?["value"] }
    #expect(try told("Undo") == .of(72, .kilogram))
    #expect(try told("Redo") == .of(73, .kilogram))
    #expect(try told("Delete") == .of(73, .kilogram))
  }

  @Test("more than one is deleted only after a yes to their number")
  func several() throws {
    var world = try world()
    let all: World.Slots = [("target", .word("all")), ("metric", .word("water"))]
    #expect(
      try world.need("Delete", all)
        == .confirmation(key: "several", values: ["count": .number(2)], instead: [:]))
    #expect(try world.store.live(.water).count == 2)
    world.confirmed = ["several"]
    let outcome = try world.hear("Delete", all)
    #expect(outcome.key == "deleted-several")
    #expect(outcome.values == ["count": .number(2)])
    #expect(try world.store.live(.water).isEmpty)
    #expect(try world.store.live(.weight).count == 1)
  }

  @Test("of an entry that holds more, only what was meant goes, with all that belongs to it")
  func parts() throws {
    let world = try World()
    var entry = Entry(
      text: "both", language: "en", source: .repl, saidAt: world.now, zone: "UTC")
    let pressure = try world.entry("LogBloodPressure").bind([
      ("systolic", .number(135)), ("diastolic", .number(85)),
    ])
    let weight = try world.entry("LogWeight").bind([("weight", .number(72))])
    for intent in [pressure, weight] { entry.add(try intent.perform(in: world.context)) }
    try world.store.add(entry)
    try world.hear("Delete", [("metric", .word("bloodPressure"))])
    #expect(try world.store.live(.systolic).isEmpty)
    #expect(try world.store.live(.diastolic).isEmpty)
    #expect(try world.store.live(.weight).count == 1)
  }

  @Test("what is to be deleted is shown as it was said, and somebody else's is left alone")
  func fieldsAndPeople() throws {
    var world = try world()
    #expect(
      try world.fields("Delete", [("target", .word("last")), ("metric", .word("water"))])
        == #"{"target":"last","metric":"water"}"#)
    world.person = try world.store.add(personNamed: "dad")
    #expect(try world.need("Delete")?.brief == "no: nothing")
  }
}
