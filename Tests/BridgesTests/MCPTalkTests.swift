import Conversation
import HealthIntents
import Intents
import Measures
import Records
import Testing

@testable import Bridges

@Suite("A model that calls tools")
struct MCPTalkTests {
  private let parlour: Parlour
  private let talk: Talk

  private final class Talk {
    var talk: MCPTalk
    init(_ talk: MCPTalk) { self.talk = talk }
  }

  init() throws {
    let parlour = try Parlour()
    self.parlour = parlour
    talk = Talk(
      MCPTalk(parlour.session(.mcp), Catalog.health, version: "1.2", words: Parlour.words))
  }

  private func call(_ tool: String, _ arguments: String) -> JSON? {
    talk.talk.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    )?["result"]
  }

  private func told(_ tool: String, _ arguments: String) -> JSON? {
    call(tool, arguments)?["structuredContent"]
  }

  @Test(
    "what is no request is answered as JSON-RPC says",
    arguments: [
      ("{", "null", -32700), ("[]", "null", -32600), ("{}", "null", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "null", -32600),
      (#"{"jsonrpc":"2.0","id":"a"}"#, #""a""#, -32600),
      (#"{"jsonrpc":"2.0","id":2,"method":"server/discover"}"#, "2", -32601),
      (#"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{}}"#, "3", -32602),
      (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"x"}}"#, "4", -32602),
    ])
  func errors(line: String, id: String, code: Int) {
    let answer = talk.talk.answer(line)
    #expect(answer?["id"]?.text == id)
    #expect(answer?["error"]?["code"] == .number(Double(code)))
  }

  @Test("notifications are not answered, and a line that is too long is no request")
  func silent() {
    #expect(talk.talk.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(talk.talk.answer(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(talk.talk.answer(nil)?["error"]?["code"] == .number(-32700))
  }

  @Test(
    "a revision of the protocol that is known is spoken, else the newest",
    arguments: [("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-11-25"), ("", "2025-11-25")])
  func revisions(asked: String, spoken: String) {
    let line =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
    #expect(talk.talk.answer(line)?["result"]?["protocolVersion"] == .string(spoken))
  }

  @Test("each intent is a tool, and each of its parameters an argument of its type")
  func tools() throws {
    let tools = Tool.all(Catalog.health)
    #expect(Set(tools.map(\.name)) == Set(Catalog.health.names).subtracting(["LogMore"]))
    for tool in tools {
      let json = tool.json(parlour.session(.mcp), Parlour.words)
      guard case .object(let properties)? = json["inputSchema"]?["properties"] else {
        Issue.record("\(tool.name) has no properties")
        continue
      }
      let names = properties.map(\.name)
      #expect(names.count == Set(names).count, "\(tool.name): \(names)")
      #expect(properties.allSatisfy { $0.value["type"] != nil })
      #expect(names.contains(Tool.confirm) != tool.isReadOnly)
      #expect(json["description"]?.string?.isEmpty == false)
    }
    let pressure = try #require(tools.first { $0.name == "LogBloodPressure" })
    let schema = pressure.json(parlour.session(.mcp), Parlour.words)["inputSchema"]
    #expect(schema?["required"]?.text == #"["systolic_mmHg","diastolic_mmHg"]"#)
    #expect(
      schema?["properties"]?["systolic_mmHg"]?.text
        == #"{"type":"number","description":"unit mmHg","minimum":50,"maximum":300}"#)
  }

  @Test("a time is the one that was written, whichever half of the day it is in")
  func times() {
    for time in ["2026-03-11T08:00", "2026-03-10T20:15", "2026-03-10T00:30", "2026-03-10T12:00"] {
      let told = told("LogPulse", #"{"pulse_bpm":70,"at":"\#(time)"}"#)
      guard case .array(let actions)? = told?["actions"] else { return #expect(Bool(false)) }
      #expect(actions.first?["at"] == .string(time))
    }
    #expect(
      call("LogPulse", #"{"pulse_bpm":70,"at":"2026-03-11T08:00Z"}"#)?["isError"] == .bool(true))
  }

  @Test("figures are in the unit of their argument, words are those of the lists")
  func figures() throws {
    #expect(told("LogWeight", #"{"weight_kg":72.5}"#)?["outcome"] == .string("done"))
    #expect(told("LogTemperature", #"{"temperature_c":37.2}"#)?["outcome"] == .string("done"))
    #expect(
      told("LogExercise", #"{"activity":"jogging","duration_min":30}"#)?.text.contains(
        #""activity":"run""#) == true)
    let pills = told("LogMedication", #"{"medication":["metformin"],"amount":"500 mg"}"#)
    #expect(pills?["outcome"] == .string("done"))
    let reminder = told("SetReminder", #"{"text":"drink","every":"8 hours"}"#)
    #expect(reminder?["outcome"] == .string("done"))
    #expect(told("LogSteps", #"{"steps":4000}"#)?["outcome"] == .string("done"))
    #expect(try parlour.values(.weight) == [72.5])
    #expect(try parlour.values(.steps) == [4000])
    for arguments in [#"{"weight_kg":"72"}"#, #"{"weight":72}"#, #"{"weight_kg":[72]}"#, "[]"] {
      #expect(call("LogWeight", arguments)?["isError"] == .bool(true), "\(arguments)")
    }
    #expect(try parlour.values(.weight) == [72.5])
  }

  @Test("how much it was is said of one thing; what several have together is said of all")
  func several() throws {
    for (tool, arguments) in [
      ("LogMedication", #"{"medication":["ibuprofen","metformin"],"amount":"500 mg"}"#),
      ("LogMedication", #"{"medication":["ibuprofen","metformin"],"quantity":2}"#),
      ("LogFood", #"{"food":["rice","banana"],"quantity":2}"#),
    ] {
      #expect(call(tool, arguments)?["isError"] == .bool(true), "\(arguments)")
    }
    #expect(try parlour.store.changes(limit: 1).isEmpty)
    for (tool, arguments) in [
      ("LogMedication", #"{"medication":["ibuprofen","metformin"]}"#),
      ("LogFood", #"{"food":["rice","banana"],"energy_kcal":400}"#),
      ("LogWeight", #"{"weight_kg":72,"tags":["morning","fasting"]}"#),
    ] {
      #expect(told(tool, arguments)?["outcome"] == .string("done"), "\(arguments)")
    }
    #expect(try parlour.values(.energy) == [400])
  }

  @Test("arguments that cannot all hold are refused by name, and nothing is dropped")
  func contradictions() throws {
    for (tool, arguments) in [
      ("LogExercise", #"{"activity":"run","hours":1,"minutes":30,"duration_min":20}"#),
      ("LogExercise", #"{"activity":"run","hours":2,"minutes":-30}"#),
      ("SetProfile", #"{"born":"1951-05-03","age":30}"#),
      ("SetGoal", #"{"metric":"steps","steps":8000,"weight_kg":70}"#),
      ("SetGoal", #"{"metric":"weight","steps":8000}"#),
      ("LogDrink", #"{"food":["coffee"],"volume_ml":200,"quantity":3}"#),
    ] {
      let result = call(tool, arguments)
      #expect(result?["isError"] == .bool(true), "\(arguments)")
      #expect(result?.text.contains("contradictory") == true, "\(arguments)")
    }
    #expect(try parlour.store.changes(limit: 1).isEmpty)
    for (tool, arguments, reply) in [
      ("LogExercise", #"{"activity":"run","hours":2}"#, "Noted: run, 2 h"),
      ("SetProfile", #"{"age":74,"sex":"male"}"#, "74 years old, male."),
      ("LogMood", #"{"mood":"good","symptom":"headache"}"#, "Noted: good, headache."),
      ("SetGoal", #"{"metric":"steps","steps":8000}"#, "Steps goal: 8000 a day."),
      ("LogPulse", #"{"pulse_bpm":60,"at":"2026-03-10T23:59"}"#, "at 23:59."),
    ] {
      #expect(told(tool, arguments)?["reply"]?.string?.contains(reply) == true, "\(arguments)")
    }
  }

  @Test("a yes in advance is one to what was said, and never to what is hardly possible")
  func confirming() throws {
    _ = call("LogWeight", #"{"weight_kg":72}"#)
    let asked = told("LogWeight", #"{"weight_kg":95}"#)
    #expect(asked?["answer_by"]?.text == #"{"tool":"LogWeight","argument":"confirm"}"#)
    #expect(try parlour.values(.weight) == [72])
    #expect(told("LogWeight", #"{"weight_kg":95,"confirm":true}"#)?["outcome"] == .string("done"))
    // It was for that call alone.
    #expect(told("LogWeight", #"{"weight_kg":60}"#)?["outcome"] == .string("ask"))
    for weight in ["900", "290"] {
      let told = told("LogWeight", #"{"weight_kg":\#(weight),"confirm":true}"#)
      #expect(told?["outcome"] == .string("ask"))
      #expect(told?["answer_by"]?["tool"] == .string("say"))
    }
    #expect(try parlour.values(.weight) == [72, 95])
  }

  @Test("a question that a sentence opened is answered by a sentence; a call closes it")
  func sentences() throws {
    #expect(told("say", #"{"sentence":"weight"}"#)?["answer_by"]?["tool"] == .string("say"))
    #expect(told("say", #"{"sentence":"72 kg"}"#)?["outcome"] == .string("done"))
    _ = call("say", #"{"sentence":"bp 120"}"#)
    _ = call("LogPulse", #"{"pulse_bpm":60}"#)
    #expect(told("say", #"{"sentence":"85"}"#)?["outcome"] == .string("reject"))
    #expect(call("say", "{}")?["isError"] == .bool(true))
    #expect(try parlour.values(.weight) == [72])
  }

  @Test("what a model may not do is refused, and told as an error")
  func refused() throws {
    _ = call("LogWeight", #"{"weight_kg":72}"#)
    #expect(told("Undo", "{}")?["outcome"] == .string("done"))
    var typed = parlour.session(.repl)
    _ = typed.hear("weight 80 kg")
    for (tool, arguments) in [
      ("Undo", "{}"), ("Delete", #"{"metric":"weight","target":"all"}"#), ("MakeReport", "{}"),
      ("EditLast", #"{"weight_kg":79}"#), ("SwitchPerson", #"{"person":"dad"}"#),
    ] {
      let result = call(tool, arguments)
      #expect(result?["isError"] == .bool(true))
      #expect(result?["structuredContent"]?["reason"] == .string("not-permitted"), "\(tool)")
    }
    #expect(try parlour.values(.weight) == [80])
  }
}
