import Foundation
import Measures
import Testing

@Suite("A store that is damaged, somebody else's or newer")
struct DamageTests {
  private let home: Home
  private var store: String { home / "records/saywell.db" }

  init() throws {
    home = try Home()
    for sentence in ["weight 70 kg", "blood pressure 120 over 80"] {
      #expect(try say(sentence).status == 0)
    }
    // Everything is in the main file.
    let log = try home.shell(
      "sqlite3 records/saywell.db 'PRAGMA wal_checkpoint(TRUNCATE)'; rm -f records/saywell.db-*")
    #expect(log.text == "0|0|0\n")
  }

  /// What the file holds, and what its log adds to it: nothing. An empty log is SQLite's way of looking.
  private static let content =
    "cd records; cksum saywell.db; cat saywell.db-wal 2>/dev/null | wc -c"

  private func say(_ text: String) throws -> Ending {
    try home.say(["--store", "sqlite:\(store)"] + text.split(separator: " ").map(String.init))
  }

  @Test(
    "is refused and left as it was, whatever is said",
    arguments: [
      // Not a database; another program's; the beginning of one; a page of it overwritten.
      ("printf 'weight 70 kg\\n' > records/saywell.db", 65),
      ("head -c 50000 /dev/zero > records/saywell.db", 65),
      ("rm records/saywell.db; sqlite3 records/saywell.db 'CREATE TABLE samples (id)'", 65),
      ("sqlite3 records/saywell.db 'PRAGMA application_id = 1'", 65),
      ("truncate -s 20000 records/saywell.db", 65),
      ("truncate -s -1 records/saywell.db", 65),
      ("dd if=/dev/zero of=records/saywell.db bs=4096 count=20 seek=1 conv=notrunc", 65),
      ("dd if=/dev/urandom of=records/saywell.db bs=1 count=84 seek=16 conv=notrunc", 65),
      ("sqlite3 records/saywell.db 'PRAGMA user_version = 99'", 78),
    ])
  func refused(damage: String, status: Int32) throws {
    #expect(try home.shell(damage).status == 0)
    let before = try home.shell(Self.content).text
    for sentence in ["weight 71 kg", "my last weight", "undo", "no, 72 kg", "today"] {
      let ending = try say(sentence)
      #expect(ending.status == status, "\(sentence): \(ending)")
      #expect(
        ending.text.hasSuffix(status == 65 ? "It was left as it is.\n" : "left as they are.\n"))
      #expect(
        String(decoding: ending.errors, as: UTF8.self).hasPrefix("saywell: the records are at /"))
      #expect(try home.shell(Self.content).text == before, "\(sentence)")
    }
  }

  @Test("with a bit turned answers or refuses, and is never written over")
  func turnedBits() throws {
    print("seed \(Extent.seed)")
    var random = SplitMix(seed: Extent.seed)
    let whole = try contents(store)
    for _ in 0..<Extent.of(40, full: 1000) {
      var damaged = whole
      let bit = Int.random(in: 0..<whole.count * 8, using: &random)
      damaged[bit / 8] ^= 1 << (bit % 8)
      try home.shell("rm -f records/*")
      try Data(damaged).write(to: URL(filePath: store))
      let ending = try say("my last weight")
      #expect([0, 65, 74, 78].contains(ending.status), "bit \(bit): \(ending)")
      #expect(try contents(store) == damaged, "bit \(bit)")
    }
  }
}
