import Measures
import Testing

@testable import Phrasing

@Suite("Speaking")
struct SpeakingTests {
  private static let text =
    numberWords + """
      unit kg = kilos | kg
      unit min = minutes
      list day
        -1 = yesterday
        0 = today
      list sense
        ago = ago
      form moment {day:day}
      form moment [{day:day}] at {hour:number 0..23} : {minute:number 0..59}
      form moment {amount:duration} ago => sense=ago
      intent Writing
      reply quantity {number} {unit}
      reply moment {day:day}
      reply moment {day:day} at {hour}:{minute:00}
      reply moment at {hour}:{minute:00}
      reply moment {amount} {sense:sense}
      intent Weigh
      phrase weight {weight:mass}
      ask weight How much do you weigh?
      reply logged Noted: {weight}[, {when}]. {count} {count:reading|readings}.
      """

  @Test("a reply leaves out the parts whose values are absent, and its words agree")
  func replies() throws {
    let grammar = try grammar(Self.text)
    let weight = Value.quantity(Quantity(72.5, .kilogram))
    #expect(
      grammar.reply("logged", of: "Weigh", ["weight": weight, "count": .number(1)])
        == "Noted: 72.5 kilos. 1 reading.")
    #expect(
      grammar.reply(
        "logged", of: "Weigh",
        ["weight": weight, "count": .number(2), "when": .moment(Moment(day: .offset(-1)))])
        == "Noted: 72.5 kilos, yesterday. 2 readings.")
    #expect(grammar.question("weight", of: "Weigh") == "How much do you weigh?")
    #expect(grammar.reply("nothing", of: "Weigh") == nil)
    #expect(grammar.type(of: "weight", in: "Weigh") == "mass")
  }

  @Test(
    "what is written can be read: a moment",
    arguments: [
      Moment(day: .offset(0)), Moment(day: .offset(-1), clock: .init(hour: 7, minute: 5)),
      Moment(clock: .init(hour: 19, minute: 30)), Moment(shift: .init(-20, .minute)),
    ])
  func roundTrip(moment: Moment) throws {
    let grammar = try grammar(Self.text)
    let written = grammar.write(.moment(moment))
    #expect(grammar.read(written, as: "moment").first == .moment(moment), "\(written)")
  }

  @Test("what can follow a beginning is offered for completion")
  func completions() throws {
    let grammar = try grammar("intent A\nphrase log (weight|water) now")
    #expect(grammar.completions(after: "log") == ["water", "weight"])
    #expect(grammar.completions(after: "log water") == ["now"])
    #expect(grammar.completions(after: "nonsense") == [])
  }

  @Test("words of a phrase take turns with those of a list, before what all phrases share")
  func ranking() throws {
    let grammar = try grammar(
      """
      list pill
        a = aspirin
      modifier again
      intent A
      phrase log (air|water) now
      phrase log water twice
      phrase log {pill:pill}
      """)
    #expect(grammar.completions(after: "log") == ["air", "aspirin", "water", "again"])
  }

  @Test("lists and shared modifiers are completed as well, from their beginning on")
  func listCompletions() throws {
    let grammar = try grammar(
      """
      list who
        dad = dad
        mom = my mother
      list pill
        d = vitamin d
        c = vitamin c
      modifier for {person:who}
      intent Take
      takes person
      phrase took {pill:pill}
      """)
    #expect(grammar.completions(after: "took") == ["vitamin", "for"])
    #expect(grammar.completions(after: "took vitamin") == ["c", "d"])
    #expect(grammar.completions(after: "took vitamin d for") == ["dad", "my"])
  }
}
