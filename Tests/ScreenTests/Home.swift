import Foundation

/// A home folder for one test, gone afterwards, and commands that are run in it.
final class Home: Sendable {
  let path: String

  /// Where `swift build` puts the commands: beside the bundle of tests.
  static let commands: String = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = bundle.deletingLastPathComponent().path
    precondition(
      FileManager.default.isExecutableFile(atPath: folder + "/saywell"),
      "There is no saywell beside \(bundle.path).")
    return folder
  }()

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] {
    [
      "HOME": path, "PATH": "\(Self.commands):/usr/local/bin:/usr/bin:/bin", "TZ": "UTC",
      "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ]
  }

  /// What the lines of shell may use: `saywell` with the time as its clock, and `unprivileged` for a command to which
  /// the permissions of files apply even if root runs it.
  private static func prelude(_ now: String) -> String {
    """
    saywell() { command saywell --now \(now) "$@"; }
    unprivileged() {
      if [ "$(id -u)" = 0 ]; then setpriv --bounding-set=-dac_override,-dac_read_search "$@"
      else command "$@"; fi
    }

    """
  }

  /// Runs a line of shell at this time.
  func run(_ command: String, now: String, input: [String] = []) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.prelude(now) + command]
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let (output, errors, lines) = (file("output"), file("errors"), file("input"))
    defer { for url in [output, errors, lines] { try? FileManager.default.removeItem(at: url) } }
    try input.map { $0 + "\n" }.joined().write(to: lines, atomically: true, encoding: .utf8)
    for url in [output, errors] { try Data().write(to: url) }
    process.standardInput = try FileHandle(forReadingFrom: lines)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try Self.lines(of: output), errors: try Self.lines(of: errors),
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus)
  }

  /// A file that is not in the home, so that the session does not see it.
  private func file(_ name: String) -> URL {
    URL(fileURLWithPath: "\(path).\(name)")
  }

  private static func lines(of url: URL) throws -> [String] {
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    let id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
    return text.replacing(id, with: "<id>").split(separator: "\n").map(String.init)
  }
}

/// What a command printed, and how it ended.
struct Run: Sendable {
  let output: [String]
  let errors: [String]
  let status: Int32
}
