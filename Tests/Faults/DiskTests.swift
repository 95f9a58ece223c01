import Foundation
import Testing

@Suite("A disk that cannot be written")
struct DiskTests {
  private let home: Home

  init() throws { home = try Home() }

  /// A file system in memory, mounted for one test.
  private final class SmallDisk {
    let path: String
    private let home: Home

    init(_ home: Home, size: Int) throws {
      self.home = home
      path = home / "disk"
      let ending = try home.shell(
        "mkdir '\(path)' && mount -t tmpfs -o size=\(size) tmpfs '\(path)'")
      guard ending.status == 0 else { throw Fault("cannot mount: \(ending.complaint)") }
    }

    deinit { _ = try? home.shell("umount -l '\(path)'; rmdir '\(path)'") }

    /// Takes all the space that is left, but for so many bytes.
    func fill(leaving rest: Int) throws {
      let file = try Descriptor(path + "/filler", O_CREAT | O_WRONLY)
      var size: off_t = 4096
      while posix_fallocate(file.number, 0, size) == 0 { size += 4096 }
      ftruncate(file.number, max(0, size - 4096 - off_t(rest)))
    }

    func free() { unlink(path + "/filler") }

    static let isPossible: Bool = {
      guard let home = try? Home() else { return false }
      return (try? SmallDisk(home, size: 65_536)) != nil
    }()
  }

  @Test(
    "keeps and shows what was acknowledged when it is full, and takes more when it is not",
    .enabled(if: SmallDisk.isPossible), arguments: [0, 20_000, 100_000])
  func full(space: Int) throws {
    let disk = try SmallDisk(home, size: 2 << 20)
    let store = ["--store", "sqlite:\(disk.path)/saywell.db"]
    func say(_ text: String) throws -> Ending {
      try home.say(store + text.split(separator: " ").map(String.init))
    }
    var last = 50
    while last < 60 {
      #expect(try say("weight \(last) kg").status == 0)
      last += 1
    }
    try disk.fill(leaving: space)
    var ending = try say("weight \(last) kg")
    while ending.status == 0 {
      last += 1
      ending = try say("weight \(last) kg")
    }
    for _ in 0..<3 {
      #expect(ending.status == 74)
      #expect(ending.text == "The disk is full. Nothing was written.\n")
      let answer = try say("my last weight")
      #expect(answer.status == 0)
      #expect(answer.text.contains("\(last - 1) kg"), "\(answer.text)")
      ending = try say("weight \(last) kg")
    }
    disk.free()
    #expect(try say("weight \(last) kg").status == 0)
    #expect(try say("my last weight").text.contains("\(last) kg"))
    #expect(try say("number of weights today").text.hasPrefix("\(last - 49) times"))
  }

  @Test(
    "that belongs to somebody else answers questions and takes nothing",
    .enabled(if: geteuid() == 0))
  func readOnly() throws {
    let store = home / "records/saywell.db"
    #expect(try home.say(["--store", "sqlite:\(store)", "weight", "70", "kg"]).status == 0)
    let lock = try home.shell(
      "chmod 755 .; chmod 444 records/*; chmod 555 records; cksum records/*")
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    func say(_ text: String) throws -> Ending {
      try home.say(
        ["--store", "sqlite:\(store)"] + text.split(separator: " ").map(String.init),
        through: nobody)
    }
    let answer = try say("my last weight")
    #expect(answer.status == 0)
    #expect(answer.text.contains("70 kg"))
    for sentence in ["weight 71 kg", "no, 72 kg", "undo"] {
      let ending = try say(sentence)
      #expect(ending.status == 77)
      #expect(
        ending.text == "Your records can be read but not written here. Nothing was written.\n")
    }
    #expect(try home.shell("cksum records/*").text == lock.text)
  }
}
