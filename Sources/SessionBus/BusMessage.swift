/// A message of D-Bus (specification 0.42, "Message Protocol").
public struct BusMessage: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    case call = 1
    case reply, error, signal
  }

  public var kind: Kind
  public var serial: UInt32 = 0
  /// Of the call that it is a reply to.
  public var replySerial: UInt32?
  public var path: String?
  public var interface: String?
  public var member: String?
  public var destination: String?
  public var sender: String?
  public var body: [BusValue] = []
  /// Whether a program may be started for the sake of a call; that is not read back.
  var mayStart = false

  public init(_ kind: Kind) { self.kind = kind }

  private static let noAutoStart: UInt8 = 2
  /// Longer ones have nothing to do with what saywell asks for.
  static let longest = 1 << 20

  public var bytes: [UInt8] {
    var content = BusWriter()
    for value in body { content.put(value) }
    var header = BusWriter()
    for byte in [UInt8(ascii: "l"), kind.rawValue, mayStart ? 0 : Self.noAutoStart, 1] {
      header.put(.byte(byte))
    }
    header.put(UInt32(content.bytes.count))
    header.put(serial)
    header.array(aligned: 8) { writer in
      for (code, value) in fields {
        writer.align(8)
        writer.put(.byte(code))
        writer.put(.variant(value))
      }
    }
    header.align(8)
    return header.bytes + content.bytes
  }

  private var fields: [(UInt8, BusValue)] {
    let signature = body.map(\.signature).joined()
    let all: [(UInt8, BusValue?)] = [
      (1, path.map(BusValue.path)), (2, interface.map(BusValue.text)),
      (3, member.map(BusValue.text)), (5, replySerial.map(BusValue.uint)),
      (6, destination.map(BusValue.text)), (7, sender.map(BusValue.text)),
      (8, signature.isEmpty ? nil : .signature(signature)),
    ]
    return all.compactMap { code, value in value.map { (code, $0) } }
  }

  /// The message that these bytes begin with, and how many bytes that is.
  ///
  /// - Returns: nil where there is not the whole of it yet.
  /// - Throws: `BusError.garbled` where it never will be.
  static func first(in bytes: ArraySlice<UInt8>) throws -> (message: BusMessage?, length: Int)? {
    guard bytes.count >= 16 else { return nil }
    var reader = BusReader(bytes)
    guard reader.byte() == UInt8(ascii: "l"), let type = reader.byte(), reader.byte() != nil,
      reader.byte() == 1, let bodyLength = reader.number(), let serial = reader.number(),
      let fieldsLength = reader.number(), bodyLength <= longest, fieldsLength <= longest
    else { throw BusError.garbled }
    let headerLength = (16 + Int(fieldsLength) + 7) / 8 * 8
    let length = headerLength + Int(bodyLength)
    guard bytes.count >= length else { return nil }
    // A kind that is not known is to be passed over.
    guard let kind = Kind(rawValue: type) else { return (nil, length) }
    var message = BusMessage(kind)
    message.serial = serial
    let signature = message.take(
      fields: bytes[..<(bytes.startIndex + 16 + Int(fieldsLength))])
    var content = BusReader(
      bytes[(bytes.startIndex + headerLength)..<(bytes.startIndex + length)])
    message.body = content.values(signature)
    return (message, length)
  }

  /// - Returns: the signature of the body.
  private mutating func take(fields bytes: ArraySlice<UInt8>) -> String {
    var reader = BusReader(bytes)
    for _ in 0..<4 { _ = reader.number() }
    var signature = ""
    while !reader.isAtEnd {
      reader.align(8)
      guard let code = reader.byte(), case .variant(let value)? = reader.value("v") else { break }
      switch (code, value) {
      case (1, .path(let text)): path = text
      case (2, .text(let text)): interface = text
      case (3, .text(let text)): member = text
      case (5, .uint(let number)): replySerial = number
      case (6, .text(let text)): destination = text
      case (7, .text(let text)): sender = text
      case (8, .signature(let text)): signature = text
      default: break
      }
    }
    return signature
  }
}

/// Why a bus could not be used.
public enum BusError: Error, Sendable {
  case unreachable, garbled, refused, tooLate
}
