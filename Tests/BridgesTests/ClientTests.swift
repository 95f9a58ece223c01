import Foundation
import Testing

/// Bridges, spoken to by the clients that others have written for their protocols.
@Suite("Clients of others", .serialized)
struct ClientTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let commands = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  @Test(
    "a client of the protocol is answered from the first greeting to the end",
    arguments: ["wyoming_round.py", "mcp_round.py"])
  func round(script: String) throws {
    // The packages are there already where the tests were started by make.
    let made = try run("make", ["-s", "python"], [:])
    try #require(made.status == 0, "\(made.output)")
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let result = try run(
      Self.root.path + "/.build/python/bin/python",
      [
        Self.root.path + "/Tests/Bridges/" + script,
        Self.commands.appendingPathComponent("saywell-desk").path,
      ],
      ["HOME": home.path, "TZ": "UTC", "LC_ALL": "C.UTF-8"])
    #expect(result.status == 0, "\(result.output)")
  }

  private func run(
    _ command: String, _ arguments: [String], _ variables: [String: String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = Self.root
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = variables.merging(["PATH": path]) { $1 }
    if variables.isEmpty { process.environment = ProcessInfo.processInfo.environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
