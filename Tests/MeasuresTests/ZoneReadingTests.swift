import Foundation
import Measures
import Testing

@testable import Measures

@Suite("Zone files")
struct ZoneReadingTests {
  /// A version 2 file with one change, from +1 h to +2 h at 1000, and a footer.
  static func file(footer: String = "\nCET-1CEST,M3.5.0,M10.5.0/3\n") -> [UInt8] {
    func header(times: UInt8, types: UInt8) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, times, 0, 0, 0, types, 0, 0, 0, 4]
    }
    let first = header(times: 0, types: 1) + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
    let second =
      header(times: 1, types: 2) + [0, 0, 0, 0, 0, 0, 3, 232] + [1]
      + [0, 0, 14, 16, 0, 0] + [0, 0, 28, 32, 1, 0] + Array("CET\0".utf8)
    return first + second + Array(footer.utf8)
  }

  @Test("a file gives its changes, and its rule for the time after them")
  func reading() throws {
    let zone = try #require(Zone(name: "Test", file: Self.file(footer: "\n<+03>-3\n")))
    #expect(zone.offset(at: Instant(seconds: 999)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 1000)) == 10_800)
    let bare = try #require(Zone(name: "Test", file: Self.file(footer: "\n\n")))
    #expect(bare.offset(at: Instant(seconds: 1 << 40)) == 7200)
  }

  @Test("the first version of the format is read too")
  func versionOne() throws {
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    bytes += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4]
    bytes += [255, 255, 255, 0, 1, 0, 0, 0, 0, 0, 0, 255, 255, 241, 240, 0, 0]
    bytes += Array("CET\0".utf8)
    let zone = try #require(Zone(name: "Test", file: bytes))
    #expect(zone.offset(at: Instant(seconds: -257)) == 0)
    #expect(zone.offset(at: Instant(seconds: -256)) == -3600)
    #expect(zone.offset(at: Instant(seconds: 1 << 40)) == -3600)
  }

  @Test("a file cut anywhere is refused")
  func truncated() {
    let whole = Self.file()
    #expect(Zone(name: "Test", file: whole) != nil)
    for length in 0..<whole.count {
      #expect(Zone(name: "Test", file: Array(whole[..<length])) == nil)
    }
  }

  @Test("no change of bytes makes the reader stumble")
  func damaged() {
    var random = SplitMix(seed: 1)
    let whole = Self.file()
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int(random.next() % 4) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let zone = Zone(name: "Test", file: bytes) else { continue }
      let local = zone.localTime(at: Instant(seconds: 2_000_000_000))
      #expect(abs(zone.instant(of: local).seconds - 2_000_000_000) <= 2 * 86_400)
    }
  }

  @Test(
    "names that leave the folder, or are none, find nothing",
    arguments: [
      "", "..", "../passwd", "Europe/../Europe/Berlin", "/etc/localtime", "Europe/", "Europe",
      "/Europe/Berlin", "Europe//Berlin", "./UTC", ".hidden", "Europe/Berlin\0", "zone.tab",
      "No/Such_Zone", "Europe/Berlin\n", "Éurope/Berlin",
    ])
  func names(name: String) { #expect(Zone.named(name) == nil) }

  @Test(
    "TZ may hold a name, a rule or a path, each after a colon too",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin", 7200), (":Europe/Berlin", "Europe/Berlin", 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 7200),
      ("<+03>-3", "<+03>-3", 10_800), (":<+03>-3", "<+03>-3", 10_800), ("", "UTC", 0),
      (":", "UTC", 0), ("No/Such_Zone", "UTC", 0), ("../../etc/passwd", "UTC", 0),
      ("/usr/share/zoneinfo/Asia/Shanghai", "Asia/Shanghai", 28_800),
      (":/usr/share/zoneinfo/Asia/Shanghai", "Asia/Shanghai", 28_800), ("/dev/zero", "UTC", 0),
      ("/no/such/file", "UTC", 0), ("EST5EDT", "EST5EDT", -14_400),
    ])
  func environment(tz: String, name: String, offset: Int) {
    let zone = Zone.system(environment: tz)
    #expect(zone.name == name)
    #expect(zone.offset(at: Instant(seconds: 1_783_000_000)) == offset)
  }

  @Test("without TZ the zone is that of the link in etc, by its name")
  func linked() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/localtime"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "/usr/share/zoneinfo/Asia/Kathmandu")
    let zone = Zone.system(environment: nil, localtime: link)
    #expect(zone.name == "Asia/Kathmandu")
    #expect(zone.offset(at: Instant(seconds: 1_783_000_000)) == 20_700)
    #expect(Zone.system(environment: ":" + link).name == "Asia/Kathmandu")
  }

  @Test("a copied zone file is named by its rule, which finds its clock again")
  func copied() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/localtime"
    try FileManager.default.copyItem(atPath: "/usr/share/zoneinfo/Europe/Berlin", toPath: copy)
    let zone = Zone.system(environment: nil, localtime: copy)
    #expect(zone.name == "CET-1CEST,M3.5.0,M10.5.0/3")
    let again = Zone.system(environment: zone.name)
    #expect(again.offset(at: Instant(seconds: 1_783_000_000)) == 7200)
  }

  @Test("without TZ and without a link the zone is UTC")
  func unset() { #expect(Zone.system(environment: nil, localtime: "/no/such/file").name == "UTC") }
}

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "measures-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
