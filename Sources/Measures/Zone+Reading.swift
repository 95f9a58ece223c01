extension Zone {
  /// Makes a zone of the bytes of a zone file (TZif of any version, RFC 8536); nil when they are
  /// not one.
  init?(name: String, file bytes: [UInt8]) {
    var reader = TZifReader(bytes)
    guard var header = reader.header(), header.typeCount > 0 else { return nil }
    var width = 4
    if header.version >= 2 {
      // The first block is for readers that know only 32 bits; the second says it all again.
      guard reader.skip(header.length(timeWidth: 4)), let second = reader.header(),
        second.typeCount > 0
      else { return nil }
      header = second
      width = 8
    }
    guard let block = reader.block(header, timeWidth: width) else { return nil }
    var rule: Rule?
    if width == 8 {
      guard let footer = reader.footer() else { return nil }
      if !footer.isEmpty {
        guard let read = Rule(footer) else { return nil }
        rule = read
      }
    }
    self.init(
      name: name, transitions: block.transitions, offsets: block.offsets,
      firstOffset: block.firstOffset, rule: rule)
  }
}

/// Walks over the bytes of a zone file and never past their end.
private struct TZifReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  struct Header {
    let version: Int
    let utcMarks: Int
    let standardMarks: Int
    let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    let nameBytes: Int

    func length(timeWidth: Int) -> Int {
      timeCount * (timeWidth + 1) + typeCount * 6 + nameBytes + leapCount * (timeWidth + 4)
        + standardMarks + utcMarks
    }
  }

  mutating func header() -> Header? {
    guard bytes.count - position >= 44, bytes[position..<position + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let mark = bytes[position + 4]
    let counts = (0..<6).map { Int(number(at: position + 20 + $0 * 4, width: 4)) }
    guard counts.allSatisfy({ (0...65_536).contains($0) }) else { return nil }
    position += 44
    return Header(
      version: mark == 0 ? 1 : Int(mark) - 48, utcMarks: counts[0], standardMarks: counts[1],
      leapCount: counts[2], timeCount: counts[3], typeCount: counts[4], nameBytes: counts[5])
  }

  mutating func skip(_ count: Int) -> Bool {
    guard bytes.count - position >= count else { return false }
    position += count
    return true
  }

  typealias Block = (transitions: [Int64], offsets: [Int], firstOffset: Int)

  mutating func block(_ header: Header, timeWidth: Int) -> Block? {
    let times = position
    guard skip(header.length(timeWidth: timeWidth)) else { return nil }
    let kinds = times + header.timeCount * timeWidth
    let types = kinds + header.timeCount
    let offsets = (0..<header.typeCount).map { Int(number(at: types + $0 * 6, width: 4)) }
    guard offsets.allSatisfy({ abs($0) < 86_400 }) else { return nil }
    var block: Block = ([], [], offsets[0])
    for index in 0..<header.timeCount {
      let time = number(at: times + index * timeWidth, width: timeWidth)
      let kind = Int(bytes[kinds + index])
      guard kind < offsets.count, block.transitions.last.map({ $0 < time }) ?? true else {
        return nil
      }
      block.transitions.append(time)
      block.offsets.append(offsets[kind])
    }
    return block
  }

  /// The rule between two line ends that closes a file; empty when there is none.
  mutating func footer() -> Substring? {
    guard position < bytes.count, bytes[position] == 10,
      let end = bytes[(position + 1)...].firstIndex(of: 10)
    else { return nil }
    return Substring(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  /// A signed big-endian number; the caller has made sure that it is there.
  private func number(at start: Int, width: Int) -> Int64 {
    var bits: UInt64 = bytes[start] >= 0x80 ? .max : 0
    for byte in bytes[start..<start + width] { bits = bits << 8 | UInt64(byte) }
    return Int64(bitPattern: bits)
  }
}
