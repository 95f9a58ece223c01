/// What an object of JSON says about speech, by the names that recognisers give to it.
struct Fields: Sendable {
  enum Place {
    case top(String)
    /// In an object of this name.
    case object(String, String)
    /// In an object in an array of this name.
    case item(String, String)
  }

  enum Settled: Equatable {
    case nothing
    /// It may still change.
    case preview(String)
    case said(String, others: [String])
    case tooLong
  }

  /// A stretch of speech, of several.
  private struct Piece {
    var text = ""
    var silence = 0.0
  }

  /// Above this a recogniser itself doubts that anybody spoke.
  private static let mostSilence = 0.6
  private static let mostAlternatives = 16
  private static let mostData = 1 << 20
  private static let mostSound = 1 << 26

  private let limit: Int
  private var type: String?
  private var text: String?
  private var partial: String?
  private var short: String?
  private var dataText: String?
  private var alternatives: [String] = []
  private var pieces: [Piece] = []
  private var isFinal = true
  private var silence = 0.0
  private var isEvent = false
  private var length = 0
  private var isTooLong = false
  /// The bytes that follow the header of an event.
  private(set) var dataLength = 0
  private(set) var soundLength = 0

  init(limit: Int = 0) { self.limit = limit }

  /// Whether what is to follow is no longer than an event can be.
  var hasSoundLengths: Bool {
    (0...Self.mostData).contains(dataLength) && (0...Self.mostSound).contains(soundLength)
  }

  /// What the event is about stood after its header.
  mutating func take(data: Fields) {
    dataText = data.text ?? dataText
    if data.isTooLong { isTooLong = true }
  }

  mutating func beginObject(_ name: String) {
    if name == "data" { isEvent = true }
  }

  mutating func beginItem(of name: String) {
    switch name {
    case "alternatives" where alternatives.count < Self.mostAlternatives: alternatives.append("")
    case "transcription", "segments":
      if pieces.last.map({ $0.text.isEmpty && $0.silence == 0 }) ?? false { break }
      pieces.append(Piece())
    default: break
    }
  }

  mutating func take(string: String, isCut: Bool, at place: Place) {
    if case .top(let name) = place, Self.kinds.contains(Self.plain(name)) {
      if Self.isUnsettled(string) { isFinal = false }
    }
    switch place {
    case .top("type"): type = string
    case .top("version"): isEvent = true
    case .top("text"): text = kept(string, isCut)
    case .top("partial"): partial = kept(string, isCut)
    case .top("t"): short = kept(string, isCut)
    case .object("data", "text"): dataText = kept(string, isCut)
    case .item("alternatives", "text") where !alternatives.isEmpty:
      alternatives[alternatives.count - 1] = kept(string, isCut)
    case .item("transcription", "text"), .item("segments", "text"):
      if !pieces.isEmpty { pieces[pieces.count - 1].text = kept(string, isCut) }
    default: break
    }
  }

  /// All of it together is no longer than an utterance.
  private mutating func kept(_ string: String, _ isCut: Bool) -> String {
    length += string.utf8.count
    guard !isCut, length <= limit else {
      isTooLong = true
      return ""
    }
    return string
  }

  mutating func take(scalar: String, at place: Place) {
    if case .top(let name) = place {
      let isSaid = scalar == "true" ? Self.unfinished : scalar == "false" ? Self.finished : []
      if isSaid.contains(Self.plain(name)) { isFinal = false }
    }
    switch place {
    case .top("no_speech_prob"): silence = Double(scalar) ?? 0
    case .top("data_length"):
      dataLength = Int(scalar) ?? -1
      isEvent = true
    case .top("payload_length"):
      soundLength = Int(scalar) ?? (scalar == "null" ? 0 : -1)
      isEvent = true
    case .item("segments", "no_speech_prob"):
      if !pieces.isEmpty { pieces[pieces.count - 1].silence = Double(scalar) ?? 0 }
    default: break
    }
  }

  /// Whether these bytes are a number, true, false or null.
  static func isScalar(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["true", "false", "null", "NaN", "Infinity", "-Infinity"].contains(text)
      || bytes.first.map { $0 == UInt8(ascii: "-") || (48...57).contains($0) } ?? false
        && Double(text) != nil
  }

  var settled: Settled {
    let whole = isTooLong ? Settled.tooLong : said
    guard case .said(let text, _) = whole else { return whole }
    return isUnsettled ? .preview(text) : whole
  }

  private var said: Settled {
    if isEvent, let type {
      return type == "transcript" || type == "transcript-chunk"
        ? .said(text ?? dataText ?? "", others: []) : .nothing
    }
    if let partial { return .preview(partial) }
    if let first = alternatives.first {
      return .said(first, others: Array(alternatives.dropFirst()))
    }
    if !pieces.isEmpty {
      let spoken = pieces.filter { $0.silence <= Self.mostSilence }
      return .said(spoken.map(\.text).joined(), others: [])
    }
    return (text ?? short).map { .said(silence > Self.mostSilence ? "" : $0, others: []) }
      ?? .nothing
  }

  /// Whether it may still change.
  private var isUnsettled: Bool { !isFinal || type.map(Self.isUnsettled) ?? false }

  // However a recogniser spells that something may still change: `is_final`, `isFinal`, `final`.
  private static let finished: Set = [
    "final", "isfinal", "finished", "isfinished", "complete", "iscomplete", "completed",
    "iscompleted", "done", "isdone", "endofturn", "stable", "isstable",
  ]
  private static let unfinished: Set = [
    "partial", "ispartial", "interim", "isinterim", "intermediate", "isintermediate",
    "incomplete", "isincomplete", "unstable", "isunstable",
  ]
  private static let kinds: Set = [
    "messagetype", "event", "kind", "resulttype", "status", "state", "transcripttype",
    "recognitionstatus",
  ]

  /// A name without what different spellings put between its words.
  private static func plain(_ name: String) -> String {
    String(decoding: name.utf8.lazy.filter { $0 != 95 && $0 != 45 }, as: UTF8.self).lowercased()
  }

  private static func isUnsettled(_ kind: String) -> Bool {
    let kind = plain(kind)
    return ["partial", "interim", "chunk", "delta", "intermediate", "recognizing", "hypothesis"]
      .contains { kind.hasSuffix($0) || kind.hasPrefix($0) }
  }
}
