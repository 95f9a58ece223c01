import Glibc
import Porch

/// Where connections are waited for: `tcp://127.0.0.1:10500`, `tcp://[::1]:10500`.
struct NetworkAddress: Sendable {
  private enum Host {
    case four(in_addr)
    case six(in6_addr)
  }

  private let host: Host
  private let port: UInt16

  static let form = "stdio:// or tcp://ADDRESS:PORT, such as tcp://127.0.0.1:10500"

  /// Nil where it is none; names other than `localhost` are not looked up.
  init?(_ uri: String) {
    guard uri.hasPrefix("tcp://") else { return nil }
    let rest = uri.dropFirst("tcp://".count)
    guard let colon = rest.lastIndex(of: ":"), let port = UInt16(rest[rest.index(after: colon)...])
    else { return nil }
    self.port = port
    var name = String(rest[..<colon])
    if name == "localhost" { name = "127.0.0.1" }
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, name, &four) == 1 {
      host = .four(four)
    } else if name.hasPrefix("["), name.hasSuffix("]"),
      inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &six) == 1
    {
      host = .six(six)
    } else {
      return nil
    }
  }

  /// Whether only this machine can connect.
  var isLoopback: Bool {
    switch host {
    case .four(let address): return UInt32(bigEndian: address.s_addr) >> 24 == 127
    case .six(let address):
      return withUnsafeBytes(of: address) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
  }

  /// A descriptor on which connections are waited for.
  ///
  /// - Throws: `Complaint`.
  func listen() throws -> Int32 {
    switch host {
    case .four(let address):
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      place.sin_addr = address
      return try listen(AF_INET, place)
    case .six(let address):
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = port.bigEndian
      place.sin6_addr = address
      return try listen(AF_INET6, place)
    }
  }

  private func listen<Place>(_ family: Int32, _ place: Place) throws -> Int32 {
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { throw Complaint("there is no network here", .unavailable) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withUnsafeBytes(of: place) { bytes in
      bytes.baseAddress.map {
        bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
      } ?? false
    }
    guard isBound, Glibc.listen(descriptor, 16) == 0 else {
      let isTaken = errno == EADDRINUSE
      close(descriptor)
      throw Complaint(
        isTaken ? "port \(port) is in use" : "cannot wait for connections there", .unavailable)
    }
    return descriptor
  }

  /// The port that a descriptor was given where none was asked for.
  static func port(of descriptor: Int32) -> UInt16 {
    var place = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutableBytes(of: &place) { bytes in
      bytes.baseAddress.map {
        getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &size)
      }
    }
    // It stands at the same place in addresses of both kinds.
    return UInt16(bigEndian: place.sin6_port)
  }
}
