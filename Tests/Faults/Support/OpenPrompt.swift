import CTerminal
import Foundation
import Glibc

/// A saywell at a prompt on a real pseudo-terminal, which stays open.
final class OpenPrompt {
  private let child: Child
  private let terminal: Descriptor
  private var shown: [UInt8] = []

  init(_ home: Home) throws {
    let arguments = [strdup(Home.saywell), nil]
    let variables = home.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var number: Int32 = -1
    let process = cterminal_start(arguments, variables, home.path, &number)
    guard process > 0 else { throw Fault("there is no pseudo-terminal") }
    child = Child(process: process)
    terminal = Descriptor(number)
    try show { $0.contains("> ") }
  }

  deinit { child.signal(SIGKILL) }

  /// Types a line, and waits until the next prompt stands below the answer.
  func say(_ line: String, answer: String) throws {
    shown = []
    try type(line + "\r")
    try show { shown in
      shown.firstRange(of: answer).map { shown[$0.upperBound...].contains("\n> ") } ?? false
    }
  }

  /// Ctrl-D.
  func end() throws -> Child.End {
    try type("\u{4}")
    return child.wait()
  }

  private func type(_ keys: String) throws {
    let bytes = Array(keys.utf8)
    guard write(terminal.number, bytes, bytes.count) == bytes.count else {
      throw Fault("the terminal is closed")
    }
  }

  private func show(until isThere: (String) -> Bool) throws {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !isThere(String(decoding: shown, as: UTF8.self)) {
      var poll = pollfd(fd: terminal.number, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, 20_000) > 0 else {
        throw Fault(
          "nothing comes after \(String(decoding: shown, as: UTF8.self).debugDescription)")
      }
      let count = read(terminal.number, &bytes, bytes.count)
      guard count > 0 else { throw Fault("the terminal is closed") }
      shown += bytes[..<count]
    }
  }
}
