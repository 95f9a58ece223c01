import Testing

@testable import SessionBus

@Suite("Messages of D-Bus")
struct MessageTests {
  private static let call: BusMessage = {
    var message = BusMessage(.call)
    message.serial = 7
    message.path = "/org/freedesktop/Notifications"
    message.interface = "org.freedesktop.Notifications"
    message.member = "Notify"
    message.destination = "org.freedesktop.Notifications"
    message.body = [
      .text("saywell"), .uint(3), .text(""), .text("血压"), .text("135 over 85"),
      .texts(["undo", "Undo"]), .int(-1), .bool(true), .byte(9), .variant(.bool(true)),
    ]
    return message
  }()

  @Test("what is written is read back, and only once the whole of it is there")
  func roundTrip() throws {
    let bytes = Self.call.bytes
    let found = try #require(try BusMessage.first(in: (bytes + [1, 2, 3])[...]))
    #expect(found.message == Self.call && found.length == bytes.count)
    for count in bytes.indices { #expect(try BusMessage.first(in: bytes[..<count]) == nil) }
    // Anywhere in what was received.
    let shifted = [0, 0, 0] + bytes
    #expect(try BusMessage.first(in: shifted[3...])?.message == Self.call)
  }

  @Test("a dictionary stands where its size wants it to be")
  func dictionary() {
    var writer = BusWriter()
    writer.put(.byte(1))
    writer.put(.dictionary([.init("a", .bool(true))]))
    #expect(
      writer.bytes == [
        1, 0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 97, 0, 1, 98, 0, 0, 0, 0, 1, 0, 0, 0,
      ])
  }

  @Test("what is no message is refused, and never read beyond its end")
  func garbage() throws {
    #expect(throws: BusError.garbled) {
      try BusMessage.first(in: [UInt8](repeating: 66, count: 40)[...])
    }
    var bytes = Self.call.bytes
    for index in bytes.indices.dropFirst(16) {
      let old = bytes[index]
      bytes[index] = 0xFF
      _ = try? BusMessage.first(in: bytes[...])
      bytes[index] = old
    }
    bytes[7] = 0x7F
    #expect(throws: BusError.garbled) { try BusMessage.first(in: bytes[...]) }
  }

  @Test("the addresses of a bus")
  func addresses() {
    #expect(
      BusAddress.all(in: "tcp:host=x;unix:guid=1,path=/run/a%2cb;unix:abstract=/tmp/dbus-x")
        == [
          BusAddress(path: "/run/a,b", isAbstract: false),
          BusAddress(path: "/tmp/dbus-x", isAbstract: true),
        ])
    #expect(throws: BusError.unreachable) { _ = try Bus("unix:path=/nonexistent/bus") }
  }
}
