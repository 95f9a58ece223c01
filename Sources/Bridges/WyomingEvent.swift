import Measures

/// One event of the Wyoming protocol: what it is called, and what it says. Sound that follows it is not kept.
public struct WyomingEvent: Equatable, Sendable {
  public var type: String
  public var data: JSON

  public init(_ type: String, _ data: [JSON.Field] = []) {
    self.type = type
    self.data = .object(data)
  }

  /// As it is sent: a header on a line of its own, and so many bytes of data as it announces, without a new line.
  public var bytes: [UInt8] {
    var body: [UInt8] = []
    if data != .object([]) { data.write(into: &body) }
    var header: [JSON.Field] = [.init("type", .string(type))]
    if !body.isEmpty { header.append(.init("data_length", .number(Double(body.count)))) }
    var bytes: [UInt8] = []
    JSON.object(header).write(into: &bytes)
    return bytes + [UInt8(ascii: "\n")] + body
  }
}
