import Foundation
import Testing

@testable import Porch

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct HistoryTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/state/saywell/history" }

  init() throws { folder = try TemporaryFolder() }

  private func add(_ lines: String..., limit: Int = 1000) -> [Bool] {
    var history = History(path, limit: limit)
    _ = history.load()
    return lines.map { history.add($0) }
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("each line is in the file at once, in order, over sessions")
  func kept() {
    #expect(add("weight 72") == [true])
    #expect(add("血压 135 85", "today") == [true, true])
    var history = History(path)
    let lines = history.load()
    #expect(lines == ["weight 72", "血压 135 85", "today"])
  }

  @Test("no line that begins with a space, is blank, or repeats the one before is kept")
  func unkept() {
    #expect(
      add("today", "today", " secret", "", "undo", "today") == [
        true, false, false, false, true, true,
      ])
    #expect(add("today") == [false])
  }

  @Test("the file and its folders are private, and a file that was not is made so")
  func permissions() throws {
    _ = add("weight 72")
    #expect(try mode(of: path) == 0o600)
    #expect(try mode(of: folder.path + "/state/saywell") == 0o700)
    chmod(path, 0o644)
    _ = add("weight 73")
    #expect(try mode(of: path) == 0o600)
  }

  @Test("no more lines are kept than the limit")
  func bounded() {
    _ = add("a", "b", "c", "d", "e")
    var history = History(path, limit: 3)
    let newest = history.load()
    #expect(newest == ["c", "d", "e"])
    var again = History(path)
    let kept = again.load()
    #expect(kept == newest)
  }

  @Test("a link or a pipe in its place is left alone")
  func link() throws {
    let target = folder.path + "/target"
    try "keep\n".write(toFile: target, atomically: true, encoding: .utf8)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    var history = History(link)
    let none = history.load()
    #expect(none == [])
    _ = history.add("weight 72")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "keep\n")

    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    var other = History(pipe)
    let nothing = other.load()
    #expect(nothing == [])
    _ = other.add("weight 72")
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }
}

struct FoldersTests {
  private func folders(_ variables: [String: String]) -> Folders {
    Folders(Environment { variables[$0] })
  }

  @Test("files are where XDG puts them")
  func standard() {
    let home = folders(["HOME": "/home/a"])
    #expect(home.store == "/home/a/.local/share/saywell/saywell.db")
    #expect(home.grammars == "/home/a/.config/saywell/grammars")
    #expect(home.history == "/home/a/.local/state/saywell/history")
    #expect(folders(["XDG_DATA_HOME": "/data"]).store == "/data/saywell/saywell.db")
  }

  @Test("an empty or relative folder is passed over", arguments: ["", "data", "./data"])
  func ignored(value: String) {
    let store = folders(["HOME": "/home/a", "XDG_DATA_HOME": value]).store
    #expect(store == "/home/a/.local/share/saywell/saywell.db")
    #expect(folders(["HOME": value]).store == nil)
  }

  @Test(
    "the language is that of the locale, and C has none",
    arguments: [
      (["LANG": "zh_CN.UTF-8"], "zh"), (["LANG": "en_GB"], "en"), (["LANG": "C.UTF-8"], nil),
      (["LANG": "en", "LC_ALL": "zh"], "zh"), (["LANG": "zh", "LC_ALL": ""], "zh"), ([:], nil),
      (["LANG": "zh", "LC_MESSAGES": "POSIX"], nil),
    ] as [([String: String], String?)])
  func language(variables: [String: String], language: String?) {
    #expect(Environment { variables[$0] }.language == language)
  }

  @Test("an empty NO_COLOR does not count")
  func colour() {
    #expect(Environment { ["NO_COLOR": ""][$0] }.allowsColour)
    #expect(!Environment { ["NO_COLOR": "1"][$0] }.allowsColour)
    #expect(!Environment { ["TERM": "dumb"][$0] }.allowsColour)
  }
}
