import Conversation
import Intents
import Measures

/// Answers the messages of the Model Context Protocol, one JSON object a line: a tool for each intent, and `say` for a
/// sentence. All of them are one conversation.
public struct MCPTalk {
  /// The revisions of the protocol that are spoken, the newest last; where another one is asked for it is the newest.
  private static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  static let say = "say"

  private let tools: [Tool]
  private let version: String
  private let words: BridgeWords
  private var session: Session

  public init(_ session: Session, _ catalog: Catalog, version: String, words: BridgeWords) {
    self.session = session
    self.version = version
    self.words = words
    tools = Tool.all(catalog)
  }

  /// - Parameter line: nil for one that is too long to be kept.
  /// - Returns: nil for what asks for no answer.
  public mutating func answer(_ line: String?) -> JSON? {
    guard let line, let message = JSON(reading: line) else {
      return Self.error(.null, -32700, "Parse error")
    }
    guard case .object = message, message["jsonrpc"]?.string == "2.0" else {
      return Self.error(.null, -32600, "Invalid Request")
    }
    guard let id = message["id"] else { return nil }
    guard case .string(let method)? = message["method"] else {
      // What answers a request that was never made.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.error(id, -32600, "Invalid Request")
    }
    let params = message["params"]
    switch method {
    case "initialize": return Self.result(id, beginning(params))
    case "ping": return Self.result(id, [])
    case "tools/list": return Self.result(id, [.init("tools", .array(list))])
    case "tools/call": return call(id, params)
    default: return Self.error(id, -32601, "Method not found: \(method)")
    }
  }

  private func beginning(_ params: JSON?) -> [JSON.Field] {
    let asked = params?["protocolVersion"]?.string ?? ""
    let revision = Self.revisions.contains(asked) ? asked : Self.revisions.last ?? asked
    return [
      .init("protocolVersion", .string(revision)),
      .init("capabilities", .object([.init("tools", .object([]))])),
      .init(
        "serverInfo",
        .object([.init("name", .string("saywell")), .init("version", .string(version))])),
      .init("instructions", .string(words("instructions"))),
    ]
  }

  private var list: [JSON] {
    let sentence = JSON.object([
      .init("type", .string("string")), .init("description", .string(words("sentence"))),
    ])
    let schema = JSON.object([
      .init("type", .string("object")),
      .init("properties", .object([.init("sentence", sentence)])),
      .init("required", .array([.string("sentence")])),
      .init("additionalProperties", .bool(false)),
    ])
    let say = JSON.object([
      .init("name", .string(Self.say)), .init("description", .string(words("say"))),
      .init("inputSchema", schema),
    ])
    return [say] + tools.map { $0.json(session, words) }
  }

  private mutating func call(_ id: JSON, _ params: JSON?) -> JSON {
    guard let name = params?["name"]?.string else {
      return Self.error(id, -32602, "Invalid params: no name")
    }
    let arguments = params?["arguments"]
    if name == Self.say {
      guard case .object(let fields)? = arguments, fields.count == 1,
        let sentence = arguments?["sentence"]?.string
      else { return fault(id, "bad-argument", "sentence") }
      return told(id, session.hear(sentence), by: nil)
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      return Self.error(id, -32602, "Unknown tool: \(name)")
    }
    let said: Arguments
    do throws(Arguments.Fault) {
      said = try Arguments(arguments, of: tool, &session)
    } catch {
      switch error {
      case .unknown(let argument): return fault(id, "no-argument", argument)
      case .unreadable(let argument): return fault(id, "bad-argument", argument)
      case .ofOneThing(let argument): return fault(id, "one-by-one", argument)
      case .contradictory(let arguments):
        return fault(id, "contradictory", arguments.joined(separator: ", "))
      }
    }
    let text = "\(name) \((arguments ?? .object([])).text)"
    return told(
      id, session.act(name, said.slots, text: text, saysYes: said.isConfirmed), by: tool)
  }

  /// A reply as the result of a call: its sentence, and all that `--json` prints of it. A question tells how it is
  /// answered.
  private func told(_ id: JSON, _ reply: Reply, by tool: Tool?) -> JSON {
    guard case .object(var fields) = reply.json else {
      return Self.error(id, -32603, "Internal error")
    }
    var text = reply.text
    if reply.outcome == .ask {
      let way = Way(reply, tool)
      text += "\n" + words(way.key, ["name": .text(way.argument)])
      fields.append(.init("answer_by", way.json))
    }
    let isError = reply.outcome == .reject || reply.outcome == .refused
    return Self.result(
      id,
      Self.content(text, isError: isError) + [
        .init("structuredContent", .object(fields))
      ])
  }

  /// How a question can be answered.
  private struct Way {
    let tool: String
    let argument: String
    let key: String

    init(_ reply: Reply, _ tool: Tool?) {
      if let tool, reply.reason == "confirm", reply.isSettledByYes {
        (self.tool, argument, key) = (tool.name, Tool.confirm, "answer-by-confirming")
      } else if let tool, reply.reason != "implausible", reply.reason != "confirm",
        let argument = reply.slot.flatMap(tool.argument)
      {
        (self.tool, self.argument, key) = (tool.name, argument, "answer-by-argument")
      } else {
        (self.tool, argument, key) = (MCPTalk.say, "sentence", "answer-by-saying")
      }
    }

    var json: JSON {
      .object([.init("tool", .string(tool)), .init("argument", .string(argument))])
    }
  }

  private func fault(_ id: JSON, _ key: String, _ argument: String) -> JSON {
    Self.result(id, Self.content(words(key, ["name": .text(argument)]), isError: true))
  }

  private static func content(_ text: String, isError: Bool) -> [JSON.Field] {
    let content = JSON.object([.init("type", .string("text")), .init("text", .string(text))])
    return [.init("content", .array([content])), .init("isError", .bool(isError))]
  }

  private static func result(_ id: JSON, _ fields: [JSON.Field]) -> JSON {
    .object([
      .init("jsonrpc", .string("2.0")), .init("id", id), .init("result", .object(fields)),
    ])
  }

  private static func error(_ id: JSON, _ code: Double, _ message: String) -> JSON {
    let error = JSON.object([
      .init("code", .number(code)), .init("message", .string(message)),
    ])
    return .object([.init("jsonrpc", .string("2.0")), .init("id", id), .init("error", error)])
  }
}
