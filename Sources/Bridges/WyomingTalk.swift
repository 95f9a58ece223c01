import Conversation
import Measures

/// Answers the events of the Wyoming protocol: `describe` by `info`, `ping` by `pong`, and a `transcript` by `handled` or,
/// where nothing was understood, by `not-handled`.
///
/// A conversation is the one that the context of a transcript names, since a voice pipeline connects anew for each
/// sentence; without a name it is that of the connection.
public struct WyomingTalk {
  private let languages: [String]
  private let version: String
  private let words: BridgeWords
  private var conversations: Conversations

  public init(
    _ conversations: Conversations, languages: [String], version: String, words: BridgeWords
  ) {
    self.conversations = conversations
    self.languages = languages
    self.version = version
    self.words = words
  }

  /// - Parameters:
  ///   - connection: by what its conversation is known where it has no other name.
  ///   - time: in seconds on a clock that is never set.
  /// - Returns: the answer; nil for what asks for none.
  public mutating func answer(
    _ event: WyomingEvent, from connection: Int, at time: Int64
  ) -> WyomingEvent? {
    switch event.type {
    case "describe": return WyomingEvent("info", info)
    case "ping":
      return WyomingEvent("pong", event.data["text"].map { [JSON.Field("text", $0)] } ?? [])
    case "transcript":
      guard case .string(let text)? = event.data["text"] else { return nil }
      let context = event.data["context"]
      let (reply, aloud) = conversations.hear(
        text, in: name(in: context) ?? Self.name(of: connection),
        language: event.data["language"]?.string, at: time)
      let isHandled = reply.outcome != .reject && reply.failure == nil
      var fields = [JSON.Field("text", .string(aloud))]
      if let context, context != .null { fields.append(.init("context", context)) }
      return WyomingEvent(isHandled ? "handled" : "not-handled", fields)
    default: return nil
    }
  }

  /// To be told when a connection is no more.
  public mutating func close(_ connection: Int) { conversations.end(Self.name(of: connection)) }

  private func name(in context: JSON?) -> String? {
    context?["conversation_id"]?.string.map { "named \($0)" }
  }

  private static func name(of connection: Int) -> String { "connection \(connection)" }

  private var info: [JSON.Field] {
    let artifact: [JSON.Field] = [
      .init("name", .string("saywell")),
      .init(
        "attribution",
        .object([.init("name", .string("saywell")), .init("url", .string(""))])),
      .init("installed", .bool(true)), .init("description", .string(words("description"))),
      .init("version", .string(version)),
    ]
    let model = JSON.object(
      artifact + [.init("languages", .array(languages.map(JSON.string)))])
    let program = JSON.object(
      artifact + [
        .init("models", .array([model])), .init("supports_handled_streaming", .bool(false)),
        .init("supports_home_control", .bool(false)),
      ])
    let others = ["asr", "tts", "intent", "wake", "mic", "snd"].map { JSON.Field($0, .array([])) }
    return [.init("handle", .array([program]))] + others
  }
}
