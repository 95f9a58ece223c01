import Foundation

/// A home folder for one test, gone with it, in which the real command is played.
final class Home: Sendable {
  let path: String

  /// Where the commands are: beside the bundle of tests, or where SAYWELL_COMMANDS says.
  private static let commands: String = {
    let variable = ProcessInfo.processInfo.environment["SAYWELL_COMMANDS"]
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = variable ?? bundle.deletingLastPathComponent().path
    precondition(access(folder + "/saywell", X_OK) == 0, "There is no saywell in \(folder).")
    return URL(fileURLWithPath: folder).path
  }()

  init() throws {
    path = NSTemporaryDirectory() + "/saywell-faults-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try Data().write(to: URL(filePath: self / "nothing"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func / (home: Home, name: String) -> String { home.path + "/" + name }

  /// Where saywell keeps its store, unless another is named.
  var database: String { self / ".local/share/saywell/saywell.db" }

  static var saywell: String { commands + "/saywell" }

  var environment: [String: String] {
    [
      "HOME": path, "PATH": "\(Self.commands):/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
      "TZ": "UTC", "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ]
  }

  /// Says this, and waits for the end.
  func say(
    _ words: [String], input: [UInt8] = [], through wrapper: [String] = []
  ) throws -> Ending {
    try run(wrapper + [Self.saywell] + words, input: input)
  }

  /// Says the words of a text.
  func say(_ text: String) throws -> Ending {
    try say(text.split(separator: " ").map(String.init))
  }

  /// Plays lines of shell in the home, in which `saywell` is the command.
  @discardableResult
  func shell(_ lines: String) throws -> Ending {
    try run(["/bin/sh", "-c", "cd '\(path)'\n" + lines])
  }

  /// Runs any command to its end.
  func run(_ command: [String], input: [UInt8] = []) throws -> Ending {
    let names = (0..<3).map { "\($0)-\(UUID().uuidString)" }
    let files = names.map { self / $0 }
    defer { for file in files { unlink(file) } }
    try Data(input).write(to: URL(filePath: files[0]))
    let child = try start(command, input: files[0], output: files[1], errors: files[2])
    let end = child.wait()
    return try Ending(end: end, output: contents(files[1]), errors: contents(files[2]))
  }

  /// Starts a command whose standard streams are these files.
  func start(
    _ command: [String], input: String? = nil, output: String, errors: String? = nil
  ) throws -> Child {
    let input = try Descriptor(input ?? self / "nothing", O_RDONLY)
    let output = try Descriptor(output, O_WRONLY | O_CREAT | O_APPEND)
    let errors = try errors.map { try Descriptor($0, O_WRONLY | O_CREAT | O_APPEND) }
    return try Child(
      command, environment, streams: [input.number, output.number, (errors ?? output).number])
  }
}

/// An open file, closed with this.
final class Descriptor: Sendable {
  let number: Int32

  init(_ path: String, _ flags: Int32) throws {
    number = open(path, flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw Fault("cannot open \(path): \(errno)") }
  }

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}

/// Something that keeps a test from being made.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

func contents(_ path: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(filePath: path)))
}
