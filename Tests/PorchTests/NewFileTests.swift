import Foundation
import Testing

@testable import Porch

@Suite("Files for reports")
final class NewFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("a file is its owner's alone, and no other one is overwritten")
  func written() throws {
    for text in ["one", "two", "three"] {
      let path = try #require(
        NewFile.write(text, named: "saywell-weight", suffix: "csv", in: folder + "/deep/er"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
      #expect(try permissions(path) == 0o600)
    }
    #expect(
      try names(folder + "/deep/er") == [
        "saywell-weight-2.csv", "saywell-weight-3.csv", "saywell-weight.csv",
      ])
    #expect(try permissions(folder + "/deep") == 0o700)
  }

  @Test("a link to nowhere is not followed")
  func link() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/a.csv", withDestinationPath: folder + "/elsewhere")
    #expect(NewFile.write("x", named: "a", suffix: "csv", in: folder) == folder + "/a-2.csv")
    #expect(try names(folder) == ["a-2.csv", "a.csv"])
  }

  @Test("what cannot be written leaves nothing behind")
  func failing() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(NewFile.reserve("a", "pdf", in: folder) { _ in false } == nil)
    #expect(try names(folder) == [])
    #expect(NewFile.write("x", named: "a", suffix: "csv", in: "/proc/nowhere") == nil)
  }

  @Test(
    "reports are in the folder of documents where the user has one",
    arguments: [
      ("XDG_DOCUMENTS_DIR=\"$HOME/Papers\"", "/Papers"),
      ("# x\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_DOCUMENTS_DIR=\"/srv/papers/\"", nil),
      ("XDG_DOCUMENTS_DIR=\"$HOME/\"", "/.local/share/saywell/reports"),
      ("XDG_DOCUMENTS_DIR=Papers", "/.local/share/saywell/reports"),
      ("", "/.local/share/saywell/reports"),
    ])
  func documents(settings: String, path: String?) throws {
    let config = folder + "/config"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try settings.write(toFile: config + "/user-dirs.dirs", atomically: true, encoding: .utf8)
    let home = folder
    let environment = Environment { ["HOME": home, "XDG_CONFIG_HOME": config][$0] }
    #expect(Folders(environment).documents == path.map { folder + $0 } ?? "/srv/papers")
  }
}
