import Foundation
import Testing

@Suite("A desktop")
struct DeskTests {
  @Test("a key is a row, a prompt is answered, a notification takes it back, and nothing is left")
  func check() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["\(root)/Tests/Desk/check", Home.commands]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
