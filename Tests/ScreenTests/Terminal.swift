import CTerminal
import Foundation
import Glibc

/// A real pseudo-terminal with a command on it: keys go in, and what would be on the screen comes out.
final class Terminal {
  private let master: Int32
  private let child: pid_t
  private var screen: [UInt8] = []
  /// How much of the screen was already looked at.
  private var seen = 0

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ command: [String], in home: Home, variables: [String: String] = [:]) throws {
    let environment = home.environment.merging(["TERM": "xterm"]) { $1 }
      .merging(variables) { $1 }.map { "\($0)=\($1)" }
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var terminal: Int32 = -1
    child = cterminal_start(arguments, variables, home.path, &terminal)
    master = terminal
    guard child > 0 else { throw Fault(description: "there is no pseudo-terminal") }
  }

  deinit {
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(master)
  }

  func resize(columns: Int32) throws {
    guard cterminal_resize(master, columns) == 0 else {
      throw Fault(description: "the terminal cannot be resized")
    }
  }

  func type(_ keys: String) {
    _ = keys.withCString { write(master, $0, strlen($0)) }
  }

  /// Waits until this text is on the part of the screen that was not looked at yet, and looks at it; hands back
  /// what stood before it.
  @discardableResult
  func wait(for text: String, seconds: Int32 = 20) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let place = screen[seen...].firstRange(of: wanted) {
        defer { seen = place.upperBound }
        return String(decoding: screen[seen..<place.lowerBound], as: UTF8.self)
      }
      guard try read(seconds: seconds) == .bytes else {
        let shown = String(decoding: screen[seen...], as: UTF8.self).debugDescription
        throw Fault(description: "'\(text)' did not come; there was \(shown)")
      }
    }
  }

  /// Waits for the end of the command, and hands back its exit status, or 128 and the signal.
  func end() throws -> Int32 {
    var arrival = try read(seconds: 20)
    while arrival == .bytes { arrival = try read(seconds: 20) }
    guard arrival == .end else { throw Fault(description: "the command does not end") }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Whether the terminal echoes what is typed and waits for whole lines, as it was before the command.
  var isRestored: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    let cooked = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & cooked == cooked
  }

  func signal(_ number: Int32) { kill(child, number) }

  private enum Arrival { case bytes, end, nothing }

  private func read(seconds: Int32) throws -> Arrival {
    var key = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&key, 1, seconds * 1000) > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(master, &bytes, bytes.count)
    guard count > 0 else { return .end }
    screen += bytes[..<count]
    return .bytes
  }
}
