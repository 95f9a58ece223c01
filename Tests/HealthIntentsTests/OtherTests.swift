import Intents
import Measures
import Records
import Testing

@testable import HealthIntents

@Suite("People, help, plans, and the catalog")
struct OtherTests {
  @Test("switching makes the person the default one")
  func person() throws {
    var world = try World()
    world.person = try world.store.add(personNamed: "dad")
    let outcome = try world.hear("SwitchPerson", [("person", .word("dad"))])
    #expect(outcome.key == "switched")
    #expect(outcome.values == ["person": .word("dad")])
    #expect(try world.store.defaultPerson() == world.person)
    #expect(try world.fields("SwitchPerson", [("person", .word("dad"))]) == #"{"person":"dad"}"#)
    #expect(try world.need("SwitchPerson")?.brief == "missing person")
  }

  @Test("help is a sentence of the grammar")
  func help() throws {
    #expect(
      try World().hear("Help", [("topic", .word("weight"))]).values == ["topic": .word("weight")])
  }

  @Test("every intent bears the name of its type and a title of its own, and can be described")
  func catalog() throws {
    let world = try World()
    let entries = try world.names.map(world.entry)
    #expect(entries.count == HealthIntents.all.count)
    #expect(entries.map { String(describing: $0.type) } == world.names)
    #expect(Set(entries.map { $0.type.title }).count == entries.count)
    #expect(entries.flatMap(\.parameters).count > 100)
  }

  @Test("records declare the unit in which their kind is kept")
  func units() throws {
    for (intent, kinds) in [
      ("LogBloodPressure", [Sample.Kind.systolic, .diastolic, .pulse]), ("LogWeight", [.weight]),
      ("LogHeight", [.height]), ("LogTemperature", [.temperature]), ("LogGlucose", [.glucose]),
      ("LogOxygenSaturation", [.oxygenSaturation]), ("LogSteps", [.steps, .exercise]),
      ("LogDistance", [.distance]), ("LogSleep", [.sleep]),
    ] {
      let units = try World().entry(intent).parameters.filter { $0.unit != nil }.map(\.unit)
      #expect(units == kinds.map(\.unit))
    }
  }
}
