import Glibc

extension Zone {
  /// The zone of this IANA name, read from the system's zone files; nil when there is none.
  public static func named(
    _ name: String, folder: String = "/usr/share/zoneinfo"
  ) -> Zone? {
    guard isProper(name), let bytes = contents(of: "\(folder)/\(name)") else { return nil }
    return Zone(name: name, file: bytes)
  }

  /// The zone that the system or the caller's `TZ` sets: a name, a rule, the path of a zone file,
  /// each also after a colon. Without one it is that of `localtime`, and UTC when even that cannot
  /// be read.
  public static func system(
    environment tz: String?, folder: String = "/usr/share/zoneinfo",
    localtime: String = "/etc/localtime"
  ) -> Zone {
    guard let tz else { return atPath(localtime) ?? .utc }
    let text = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    if text.hasPrefix("/") { return atPath(text) ?? .utc }
    if let zone = named(text, folder: folder) { return zone }
    return Rule(text).map { Zone(name: text, rule: $0) } ?? .utc
  }

  /// A zone file by its path. Its name is the part of the path, or of what the path links to, after
  /// `zoneinfo/`; a file that lies elsewhere is called by its rule, which names the zone as well.
  private static func atPath(_ path: String) -> Zone? {
    guard let bytes = contents(of: path), let zone = Zone(name: "", file: bytes) else {
      return nil
    }
    let name = nameInside(linkTarget(of: path) ?? "") ?? nameInside(path) ?? footer(of: bytes)
    return Zone(
      name: name, transitions: zone.transitions, offsets: zone.offsets,
      firstOffset: zone.firstOffset, rule: zone.rule)
  }

  private static func nameInside(_ path: String) -> String? {
    guard let name = tail(of: path, after: "zoneinfo/") else { return nil }
    let plain = name.hasPrefix("posix/") ? String(name.dropFirst(6)) : name
    return isProper(plain) ? plain : nil
  }

  /// What follows the last of these folders in a path.
  private static func tail(of path: String, after folder: String) -> String? {
    let (path, folder) = (Array(path.utf8), Array(folder.utf8))
    guard path.count > folder.count else { return nil }
    for start in (0...path.count - folder.count).reversed()
    where start == 0 || path[start - 1] == UInt8(ascii: "/") {
      if path[start..<start + folder.count].elementsEqual(folder) {
        return String(decoding: path[(start + folder.count)...], as: UTF8.self)
      }
    }
    return nil
  }

  private static func footer(of bytes: [UInt8]) -> String {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard bytes.last == 10, lines.count >= 3 else { return "UTC" }
    let text = String(decoding: lines[lines.count - 2], as: UTF8.self)
    return Rule(text) == nil ? "UTC" : text
  }

  /// Whether a name stays within the folder of zone files, and is written as names there are.
  private static func isProper(_ name: String) -> Bool {
    let isSafe = { (byte: UInt8) in
      (97...122).contains(byte) || (65...90).contains(byte) || byte.digit != nil
        || "+-_/.".utf8.contains(byte)
    }
    return !name.isEmpty && name.utf8.count <= 255 && name.utf8.allSatisfy(isSafe)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }

  private static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      let count = buffer.withMemoryRebound(to: CChar.self) { chars -> Int in
        guard let start = chars.baseAddress else { return -1 }
        return readlink(path, start, chars.count)
      }
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
  }

  /// The bytes of a file of a megabyte at most.
  private static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= 1 << 20 {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8192) { buffer -> Int in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return count
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
    }
    return nil
  }
}
