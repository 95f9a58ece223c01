import Measures

/// What one utterance put into the record: written in one transaction, undone as one.
public struct Entry: Hashable, Sendable {
  public var text: String
  /// The language it was understood in, such as `en`.
  public var language: String
  public var source: Source
  public var saidAt: Instant
  /// The time zone at that moment, an IANA name.
  public var zone: String
  public var note: String?
  public var tags: [String]
  public var samples: [Sample]

  public init(
    text: String, language: String, source: Source, saidAt: Instant, zone: String,
    note: String? = nil, tags: [String] = [], samples: [Sample] = []
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.saidAt = saidAt
    self.zone = zone
    self.note = note
    self.tags = tags
    self.samples = samples
  }

  /// Which way an utterance came in.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case repl
    case oneShot = "one-shot"
    case listen
    /// A key that was pressed, or a prompt that it opened.
    case hotkey
    /// The voice pipeline of a house.
    case wyoming
    /// A model that calls tools.
    case mcp
    case `import`

    /// Those that sentences come from.
    public static let speaking = allCases.filter { $0 != .import }
  }
}
