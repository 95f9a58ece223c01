/// From the bytes that a recogniser prints to the utterances that it settled on, whatever its format: lines of text,
/// objects of JSON over any number of lines or touching each other, events of Wyoming.
///
/// The bytes may come in pieces cut anywhere, and memory is bounded whatever they are.
public struct Decoder: Sendable {
  private enum State {
    /// In a line of text, or at the beginning of anything.
    case line
    case object
    /// After the header of an event of Wyoming: its line ends, then so many bytes of data and of sound follow.
    case announced(data: Int, sound: Int)
    case data(left: Int, sound: Int)
    case sound(left: Int)
    /// An object went wrong, and what is left of it is passed over; whether a line of it begins here.
    case remains(isFresh: Bool)
  }

  private var state = State.line
  private var line: Line
  private var object: ObjectReader
  private var event = Fields()
  private var segments: Segments
  private var found: [Utterance] = []
  private let limit: Int
  private let keepsSilence: Bool
  /// Whether a line has ended in a new line, so that the others will.
  private var endsLines = false
  /// What is being said, as far as the recogniser has got: for showing, never for acting upon.
  public private(set) var preview = ""

  /// - Parameters:
  ///   - limit: the longest utterance that is kept, in bytes.
  ///   - keepsSilence: whether an utterance without words comes out too, for counting along.
  public init(limit: Int = 4096, keepsSilence: Bool = false) {
    self.limit = limit
    self.keepsSilence = keepsSilence
    line = Line(limit: limit)
    object = ObjectReader(limit: limit)
    segments = Segments(limit: limit)
  }

  /// What was settled on within these bytes.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [Utterance] {
    for byte in bytes { take(byte) }
    if case .line = state, line.isRewritten { preview = Marks.stripped(line.text) }
    return drain()
  }

  /// Whether what is there is an utterance once nothing has come for a while: of a recogniser that ends nothing with
  /// a new line and takes nothing back, or that may have gone on in another line.
  public var mayEnd: Bool { segments.isWaiting || holdsOpenLine }

  private var holdsOpenLine: Bool {
    guard case .line = state else { return false }
    return !endsLines && !line.isRewritten && !line.isBlank
  }

  /// To be told when nothing has come for a while.
  public mutating func idle() -> [Utterance] {
    if holdsOpenLine { endLine() }
    if segments.isWaiting { flushSegments() }
    return drain()
  }

  /// The end of the input, which ends a line as well.
  public mutating func finish() -> [Utterance] {
    if case .line = state, !line.isBlank || line.isTooLong { endLine() }
    flushSegments()
    state = .line
    return drain()
  }

  private mutating func drain() -> [Utterance] {
    defer { found.removeAll(keepingCapacity: true) }
    if !found.isEmpty { preview = "" }
    return found
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .line: takeOfLine(byte)
    case .object: takeOfObject(byte)
    case .announced(let data, let sound): takeAfterHeader(byte, data: data, sound: sound)
    case .data(let left, let sound): takeOfData(byte, left: left, sound: sound)
    case .sound(let left): state = left > 1 ? .sound(left: left - 1) : .line
    case .remains(let isFresh): takeOfRemains(byte, isFresh: isFresh)
    }
  }
}

// Lines of text.
extension Decoder {
  private mutating func takeOfLine(_ byte: UInt8) {
    if byte == UInt8(ascii: "{"), line.canPrecedeObject { return beginObject(byte) }
    guard line.take(byte) else { return }
    endsLines = true
    endLine()
  }

  private mutating func endLine() {
    defer { line.clear() }
    if line.isTooLong {
      flushSegments()
      found.append(Utterance("", isTooLong: true))
    } else {
      for text in segments.take(line.text) { add(text) }
    }
  }

  private mutating func flushSegments() {
    if let text = segments.flush() { add(text) }
  }

  private mutating func add(_ text: String, others: [String] = []) {
    let words = Marks.stripped(text)
    guard !words.isEmpty || keepsSilence else { return }
    let others = others.map(Marks.stripped).filter { !$0.isEmpty && $0 != words }
    found.append(Utterance(words, others: others))
  }
}

// Objects of JSON.
extension Decoder {
  private mutating func beginObject(_ byte: UInt8) {
    line.clear()
    object = ObjectReader(limit: limit)
    state = .object
    _ = object.take(byte)
  }

  private mutating func takeOfObject(_ byte: UInt8) {
    switch object.take(byte) {
    case .more: break
    case .complete: endObject()
    case .broken where object.hasKey:
      line.clear()
      // What it broke off at may be the beginning of a line that is whole.
      state = .remains(isFresh: object.isAtLineStart)
      takeOfRemains(byte, isFresh: object.isAtLineStart)
    case .broken:
      // A brace that begins no object begins a line of text.
      state = .line
      for before in object.opening { _ = line.take(before) }
      takeOfLine(byte)
    }
  }

  private mutating func endObject() {
    event = object.fields
    guard event.hasSoundLengths else {
      state = .remains(isFresh: false)
      return
    }
    let (data, sound) = (event.dataLength, event.soundLength)
    state = data + sound > 0 ? .announced(data: data, sound: sound) : .line
    if data == 0 { settle() }
  }

  private mutating func settle() {
    switch event.settled {
    case .nothing: break
    case .preview(let text): preview = Marks.stripped(text)
    case .tooLong: found.append(Utterance("", isTooLong: true))
    case .said(let text, let others):
      preview = ""
      add(text, others: others)
    }
  }

  /// Lines of an object that went wrong begin with what JSON is made of; one of words is a line of text again, and a
  /// brace without indentation another object.
  private mutating func takeOfRemains(_ byte: UInt8, isFresh: Bool) {
    let isEnd = byte == UInt8(ascii: "\n")
    if isFresh, line.isBlank {
      if byte == UInt8(ascii: "{"), line.canPrecedeObject, line.isEmpty { return beginObject(byte) }
      guard isEnd || Self.beginsWords(byte) || byte == UInt8(ascii: " ") else {
        line.clear()
        state = .remains(isFresh: false)
        return
      }
    }
    guard isFresh else {
      if isEnd { state = .remains(isFresh: true) }
      return
    }
    guard line.take(byte) else { return }
    if line.isOfWords {
      state = .line
      endLine()
    } else {
      line.clear()
    }
  }

  private static func beginsWords(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

// Events of Wyoming.
extension Decoder {
  private mutating func takeAfterHeader(_ byte: UInt8, data: Int, sound: Int) {
    guard byte == UInt8(ascii: "\n") else {
      // The end of the line may be written in two bytes; anything else is no header's end.
      if byte != UInt8(ascii: "\r") {
        state = .line
        take(byte)
      }
      return
    }
    object = ObjectReader(limit: limit)
    state = data > 0 ? .data(left: data, sound: sound) : .sound(left: sound)
  }

  private mutating func takeOfData(_ byte: UInt8, left: Int, sound: Int) {
    if case .complete = object.take(byte) { event.take(data: object.fields) }
    guard left == 1 else {
      state = .data(left: left - 1, sound: sound)
      return
    }
    state = sound > 0 ? .sound(left: sound) : .line
    settle()
  }
}
