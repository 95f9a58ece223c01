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
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
      throw Fault(description: "there is no pseudo-terminal")
    }
    let environment = home.environment.merging(["TERM": "xterm"]) { $1 }
      .merging(variables) { $1 }.map { "\($0)=\($1)" }
    child = try Self.spawn(command, environment, on: String(cString: name), in: home.path)
    try resize(columns: 80)
  }

  deinit {
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(master)
  }

  /// A session of its own makes the terminal that it opens first its controlling one.
  private static func spawn(
    _ command: [String], _ environment: [String], on terminal: String, in folder: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID and POSIX_SPAWN_SETSIGMASK; the first is not imported.
    posix_spawnattr_setflags(&attributes, 0x80 | 0x08)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawn(&child, command[0], &actions, &attributes, arguments, variables) == 0 else {
      throw Fault(description: "\(command[0]) does not start")
    }
    return child
  }

  func resize(columns: UInt16) throws {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else {
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
      guard try read(seconds: seconds) else {
        let shown = String(decoding: screen[seen...], as: UTF8.self).debugDescription
        throw Fault(description: "'\(text)' did not come; there was \(shown)")
      }
    }
  }

  /// Waits for the end of the command, and hands back its exit status, or 128 and the signal.
  func end() throws -> Int32 {
    while try read(seconds: 20) {}
    var status: Int32 = 0
    guard waitpid(child, &status, WNOHANG) == child || waitpid(child, &status, 0) == child else {
      throw Fault(description: "the command does not end")
    }
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

  /// False when nothing comes any more.
  private func read(seconds: Int32) throws -> Bool {
    var key = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&key, 1, seconds * 1000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen += bytes[..<count]
    return true
  }
}
