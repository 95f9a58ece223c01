/// Lines that are parts of one utterance: stretches with their times, and blocks of them.
struct Segments: Sendable {
  private struct Segment {
    var start: Substring
    var end: Substring
    var text: String
  }

  private let limit: Int
  private var held: Segment?
  /// What came in the block that is open.
  private var block: String?

  init(limit: Int) { self.limit = limit }

  /// Whether a stretch is held back that the next one may go on with.
  var isWaiting: Bool { held != nil }

  /// Every text that is whole with this line.
  mutating func take(_ line: String) -> [String] {
    if line.hasPrefix(Self.heading) {
      defer { block = line.split(separator: " ").contains("START") ? "" : nil }
      return flush().map { [$0] } ?? []
    }
    guard let segment = Self.segment(line) else {
      guard !Self.isTiming(line[...]) else { return [] }
      if block != nil {
        append(line)
        return []
      }
      return (flush().map { [$0] } ?? []) + [line]
    }
    if block != nil {
      append(segment.text)
      return []
    }
    return take(segment)
  }

  /// What is held back, once nothing can be added to it.
  mutating func flush() -> String? {
    defer { (held, block) = (nil, nil) }
    return block ?? held?.text
  }

  private static let heading = "### Transcription "

  private mutating func append(_ text: String) {
    let whole = (block ?? "") + " " + text
    if whole.utf8.count <= limit { block = whole }
  }

  /// A stretch that begins when the one before it ended, in the middle of a sentence, goes on with it.
  private mutating func take(_ segment: Segment) -> [String] {
    var segment = segment
    var settled: [String] = []
    if let before = held {
      if before.end == segment.start, before.text.utf8.count + segment.text.utf8.count < limit {
        segment.text = before.text + " " + segment.text
      } else {
        settled.append(before.text)
      }
    }
    held = nil
    let last = segment.text.unicodeScalars.last { !$0.properties.isWhitespace }
    if let last, ".?!。？！".unicodeScalars.contains(last) || "])）】".unicodeScalars.contains(last) {
      settled.append(segment.text)
    } else if last != nil {
      held = segment
    }
    return settled
  }

  /// `[00:00:00.000 --> 00:00:04.200]   text`, `[0.00s -> 4.20s] text`.
  private static func segment(_ line: String) -> Segment? {
    let line = line.drop { $0 == " " }
    guard line.first == "[", let close = line.firstIndex(of: "]") else { return nil }
    let inside = line[line.index(after: line.startIndex)..<close]
    guard let (start, end) = times(inside) else { return nil }
    let text = line[line.index(after: close)...].drop { $0 == " " }
    return Segment(start: start, end: end, text: String(text))
  }

  private static func isTiming(_ line: Substring) -> Bool { times(line) != nil }

  private static func times(_ text: Substring) -> (Substring, Substring)? {
    let parts = text.split(separator: " ")
    guard parts.count == 3, parts[1] == "-->" || parts[1] == "->",
      [parts[0], parts[2]].allSatisfy({ $0.utf8.allSatisfy(isOfTime) })
    else { return nil }
    return (parts[0], parts[2])
  }

  private static func isOfTime(_ byte: UInt8) -> Bool {
    (48...58).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "s")
  }
}
