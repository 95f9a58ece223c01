import Glibc

/// A connection to a message bus of this machine: what stands in a message never stands in an argument or a file.
public final class Bus {
  private let descriptor: Int32
  private var serial: UInt32 = 0
  private var received: [UInt8] = []
  /// Signals that came while something else was waited for.
  private var waiting: [BusMessage] = []

  /// How long an answer is waited for, in milliseconds.
  private static let patience: Int64 = 1000

  /// - Parameter address: `unix:path=/run/user/1000/bus`, several of them with semicolons.
  /// - Throws: `BusError`.
  public init(_ address: String) throws {
    guard let found = BusAddress.all(in: address).lazy.compactMap({ $0.connected() }).first else {
      throw BusError.unreachable
    }
    descriptor = found
    try authenticate()
    let hello = try call(BusName.daemon, "Hello")
    guard hello.kind == .reply else { throw BusError.refused }
  }

  deinit { close(descriptor) }

  /// Calls a method and waits for what it answers, at most a second.
  ///
  /// - Parameter mayStart: whether whoever is called is started where nobody has the name; that may take longer.
  /// - Returns: a message of the kind `reply` or `error`.
  /// - Throws: `BusError`.
  public func call(
    _ name: BusName, _ member: String, _ body: [BusValue] = [], mayStart: Bool = false
  ) throws -> BusMessage {
    serial += 1
    let own = serial
    var message = BusMessage(.call)
    message.serial = own
    message.destination = name.bus
    message.path = name.path
    message.interface = name.interface
    message.member = member
    message.body = body
    message.mayStart = mayStart
    try send(message.bytes)
    let end = Self.now + (mayStart ? 5 : 1) * Self.patience
    while let answer = try next(before: end) {
      if answer.replySerial == own, answer.kind == .reply || answer.kind == .error { return answer }
      if answer.kind == .signal { waiting.append(answer) }
    }
    throw BusError.tooLate
  }

  /// Has signals of an interface delivered.
  public func watch(_ name: BusName) throws {
    _ = try call(
      BusName.daemon, "AddMatch", [.text("type='signal',interface='\(name.interface)'")])
  }

  /// The next signal; nil where none comes in so many milliseconds.
  public func signal(within milliseconds: Int64) throws -> BusMessage? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    let end = Self.now + milliseconds
    while let message = try next(before: end) {
      if message.kind == .signal { return message }
    }
    return nil
  }

  private func authenticate() throws {
    let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
    try send([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8))
    let end = Self.now + Self.patience
    while !received.contains(UInt8(ascii: "\n")) {
      guard try receive(before: end), received.count < 4096 else { throw BusError.tooLate }
    }
    guard received.starts(with: "OK ".utf8) else { throw BusError.refused }
    received = []
    try send(Array("BEGIN\r\n".utf8))
  }

  private func next(before end: Int64) throws -> BusMessage? {
    while true {
      while let (message, length) = try BusMessage.first(in: received[...]) {
        received.removeFirst(length)
        if let message { return message }
      }
      guard try receive(before: end) else { return nil }
    }
  }

  /// - Returns: whether anything came before the time was over.
  private func receive(before end: Int64) throws -> Bool {
    while true {
      let left = end - Self.now
      guard left > 0 else { return false }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, Int32(min(left, 1 << 30)))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw BusError.unreachable }
      received += buffer[..<count]
      return true
    }
  }

  private func send(_ bytes: [UInt8]) throws {
    var start = 0
    while start < bytes.count {
      let sent = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress.map { $0 + start }, $0.count - start,
          Int32(MSG_NOSIGNAL))
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { throw BusError.unreachable }
      start += sent
    }
  }

  /// Milliseconds on a clock that is never set.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// Who is called on a bus: its name there, and the interface of an object.
public struct BusName: Sendable {
  public let bus: String
  public let path: String
  public let interface: String

  public init(_ bus: String, path: String, interface: String? = nil) {
    self.bus = bus
    self.path = path
    self.interface = interface ?? bus
  }

  public static let daemon = BusName("org.freedesktop.DBus", path: "/org/freedesktop/DBus")
}
