import Measures

/// From the bytes of a connection to the events of the Wyoming protocol, however the bytes are cut.
///
/// What a header announces is believed only as far as an event of words can go; sound is passed over without being
/// kept, however much of it there is.
public struct WyomingReader: Sendable {
  /// What is sent is no event, and where the next one would begin cannot be told.
  public enum Fault: Error, Equatable, Sendable {
    case noHeader
    case tooLong
  }

  private enum State {
    case header
    case data(JSON, left: Int, sound: Int)
    case sound(left: Int)
  }

  private static let longest = 1 << 16
  private var state = State.header
  private var bytes: [UInt8] = []

  public init() {}

  /// The events that end within these bytes.
  ///
  /// - Throws: `Fault`; then nothing more can be read.
  public mutating func take(_ chunk: ArraySlice<UInt8>) throws(Fault) -> [WyomingEvent] {
    var events: [WyomingEvent] = []
    var rest = chunk
    while !rest.isEmpty {
      switch state {
      case .header: try takeHeader(&rest, &events)
      case .data(let header, let left, let sound):
        bytes += rest.prefix(left)
        let taken = min(left, rest.count)
        rest = rest.dropFirst(taken)
        state = .data(header, left: left - taken, sound: sound)
        if taken == left { try endData(header, sound, &events) }
      case .sound(let left):
        let taken = min(left, rest.count)
        rest = rest.dropFirst(taken)
        state = taken == left ? .header : .sound(left: left - taken)
      }
    }
    return events
  }

  private mutating func takeHeader(
    _ rest: inout ArraySlice<UInt8>, _ events: inout [WyomingEvent]
  ) throws(Fault) {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    bytes += rest[..<(end ?? rest.endIndex)]
    guard bytes.count <= Self.longest else { throw .tooLong }
    rest = end.map { rest[($0 + 1)...] } ?? []
    guard end != nil else { return }
    let line = String(decoding: bytes, as: UTF8.self)
    bytes = []
    guard let header = JSON(reading: line), case .string? = header["type"] else { throw .noHeader }
    let length = try Self.length(header["data_length"])
    let sound = try Self.length(header["payload_length"])
    guard length <= Self.longest else { throw .tooLong }
    state = .data(header, left: length, sound: sound)
    if length == 0 { try endData(header, sound, &events) }
  }

  private mutating func endData(
    _ header: JSON, _ sound: Int, _ events: inout [WyomingEvent]
  ) throws(Fault) {
    state = sound > 0 ? .sound(left: sound) : .header
    var fields: [JSON.Field] = []
    if case .object(let inline)? = header["data"] { fields = inline }
    if !bytes.isEmpty {
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = []
      guard case .object(let more)? = JSON(reading: text) else { throw .noHeader }
      fields = more + fields.filter { field in !more.contains { $0.name == field.name } }
    }
    if case .string(let type)? = header["type"] { events.append(WyomingEvent(type, fields)) }
  }

  private static func length(_ value: JSON?) throws(Fault) -> Int {
    switch value {
    case nil, .null?: return 0
    case .number(let number)?:
      guard let length = Int(exactly: number), length >= 0 else { throw .noHeader }
      return length
    default: throw .noHeader
    }
  }
}
