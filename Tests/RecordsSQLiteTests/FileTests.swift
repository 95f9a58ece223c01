import Foundation
import Records
import RecordsSQLite
import Testing

@Suite("The file of a store")
struct FileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(
    "folders are 0700 and files 0600, whatever the umask", arguments: [0, 0o022, 0o077] as [mode_t])
  func modes(mask: mode_t) throws {
    let path = scratch + "a/b/saywell.db"
    try onOwnThread {
      try #require(Kernel.separateUmask())
      umask(mask)
      let store = try SQLiteStore(at: .file(path))
      try store.add(.weight, 70)
      for file in [path, path + "-wal", path + "-shm"] { #expect(mode(of: file) == 0o600) }
    }
    #expect(mode(of: scratch + "a") == 0o700)
    #expect(mode(of: scratch + "a/b") == 0o700)
  }

  @Test("the log stays as private as the store when it is made again")
  func logModes() throws {
    try SQLiteStore(at: .file(scratch.database)).add(.weight, 70)
    _ = try sqlite(scratch.database, "PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(try scratch.names() == ["saywell.db"])
    try onOwnThread { [database = scratch.database] in
      try #require(Kernel.separateUmask())
      umask(0)
      try SQLiteStore(at: .file(database)).add(.weight, 71)
    }
    for name in try scratch.names() { #expect(mode(of: scratch + name) == 0o600) }
  }

  @Test("a store that others could read is its owner's alone once it was opened")
  func othersCouldRead() throws {
    let store = try SQLiteStore(at: .file(scratch.database))
    try store.add(.weight, 70)
    let names = ["", "-wal", "-shm"].map { scratch.database + $0 }
    for name in names { #expect(chmod(name, 0o664) == 0) }
    #expect(try SQLiteStore(at: .file(scratch.database)).values(.weight) == [70])
    for name in names { #expect(mode(of: name) == 0o600) }
  }

  @Test(
    "a path is a path, even where SQLite or C would see more in it",
    arguments: [
      ":memory:", "file:a.db?mode=memory", "a?immutable=1", "100%41.db", "-wal", " ", "日记 #1.db",
      "a\"b'c",
    ])
  func oddNames(name: String) throws {
    try SQLiteStore(at: .file(scratch + name)).add(.weight, 70)
    #expect(try SQLiteStore(at: .file(scratch + name)).values(.weight) == [70])
    #expect(try scratch.names().contains(name))
  }

  @Test("a relative path leads from the working folder")
  func relative() throws {
    let folder = scratch.path
    try onOwnThread {
      try #require(Kernel.separateUmask())
      #expect(chdir(folder) == 0)
      try SQLiteStore(at: .file(":memory:")).add(.weight, 70)
    }
    #expect(try SQLiteStore(at: .file(scratch + ":memory:")).values(.weight) == [70])
  }

  @Test(
    "what cannot be a file is refused",
    arguments: ["", "a\0b", "file/x.db", "name-\(String(repeating: "x", count: 300))"])
  func impossible(name: String) throws {
    try write([], to: scratch + "file")
    let path = name.isEmpty ? "" : scratch + name
    #expect(throws: StoreError.cannotCreate) { try SQLiteStore(at: .file(path)) }
    #expect(try scratch.names() == ["file"])
  }

  @Test("a link is not followed, and its target stays as it is")
  func link() throws {
    _ = try SQLiteStore(at: .file(scratch + "target.db"))
    let before = try bytes(of: scratch + "target.db")
    for (name, target) in [("a.db", "target.db"), ("b.db", "missing.db")] {
      symlink(target, scratch + name)
      #expect(throws: StoreError.unavailable) { try SQLiteStore(at: .file(scratch + name)) }
    }
    #expect(try bytes(of: scratch + "target.db") == before)
    #expect(try !scratch.names().contains("missing.db"))
  }

  @Test("a store behind a linked folder is a store")
  func linkedFolder() throws {
    mkdir(scratch + "real", 0o700)
    symlink("real", scratch + "linked")
    try SQLiteStore(at: .file(scratch + "linked/saywell.db")).add(.weight, 70)
    #expect(try SQLiteStore(at: .file(scratch + "real/saywell.db")).values(.weight) == [70])
  }

  @Test("folders, pipes and devices are no stores")
  func otherThings() throws {
    mkfifo(scratch + "pipe", 0o600)
    for path in [scratch + "pipe", scratch.path, "/dev/null"] {
      #expect(throws: StoreError.unavailable) { try SQLiteStore(at: .file(path)) }
    }
  }

  @Test("an empty file becomes a store")
  func empty() throws {
    try write([], to: scratch.database)
    try SQLiteStore(at: .file(scratch.database)).add(.weight, 70)
    #expect(try SQLiteStore(at: .file(scratch.database)).problems() == [])
  }

  @Test("a process that died before its first table leaves no obstacle")
  func onlyHeader() throws {
    _ = try sqlite(scratch.database, "PRAGMA journal_mode = WAL")
    #expect(try !bytes(of: scratch.database).isEmpty)
    #expect(try SQLiteStore(at: .file(scratch.database)).people().count == 1)
  }

  @Test("the log never grows far beyond its bound, however many short runs there are")
  func boundedLog() throws {
    var longest = 0
    for count in 0..<60 {
      try SQLiteStore(at: .file(scratch.database)).add(.weight, Double(count))
      longest = max(longest, try bytes(of: scratch.database + "-wal").count)
    }
    #expect(longest > 128 * 1024)
    #expect(longest <= 256 * 1024)
    #expect(try SQLiteStore(at: .file(scratch.database)).values(.weight).count == 60)
  }

  @Test("a question writes nothing")
  func questionsOnly() throws {
    try SQLiteStore(at: .file(scratch.database)).add(.weight, 70)
    let (database, log) = (scratch.database, scratch.database + "-wal")
    let before = [try bytes(of: database), try bytes(of: log)]
    #expect(try SQLiteStore(at: .file(database)).values(.weight) == [70])
    #expect(try [bytes(of: database), bytes(of: log)] == before)
  }
}
