/// Where the rules of a language stand, and what a recogniser makes of its words, so that only those lines have to be
/// read again that a user's own files come upon.
///
/// It is text: lines of a kind and a name, the file, the line's number and the line itself, parted by tabs and sorted.
struct LanguageIndex {
  enum Kind: String { case rule, heard, shared }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let memory: GrammarMemory?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { (self.bytes, memory) = (bytes, nil) }

  init(copying bytes: [UInt8]) {
    let memory = GrammarMemory(bytes)
    (self.bytes, self.memory) = (UnsafeBufferPointer(memory.bytes), memory)
  }

  /// The index of a language, as bytes.
  ///
  /// - Parameter shared: the names of the shared slots, in the order of their bits.
  static func bytes(of source: LanguageSource, shared: [String]) -> [UInt8] {
    var lines: [(key: String, rest: String)] = []
    func add(_ kind: Kind, _ name: String, _ place: Place, _ line: String) {
      lines.append(("\(kind.rawValue) \(name)", "\t\(place.file)\t\(place.line)\t\(line)\n"))
    }
    for (name, rules) in source.rules {
      for rule in rules { add(.rule, name, rule.place, rule.line) }
    }
    for sound in source.heard {
      if let word = sound.meant.first { add(.heard, word, sound.place, sound.line) }
    }
    for (bit, name) in shared.enumerated() { add(.shared, name, Place(file: "", line: bit), "") }
    let sorted = lines.enumerated().sorted { left, right in
      let (one, other) = (left.element.key, right.element.key)
      return one == other
        ? left.offset < right.offset : one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return sorted.flatMap { Array(($0.element.key + $0.element.rest).utf8) }
  }

  /// The lines of this name, in the order of the files.
  func lines(_ kind: Kind, _ name: String) -> [(file: String, number: Int, text: String)] {
    let key = Array("\(kind.rawValue) \(name)\t".utf8)
    var at = start(of: key)
    var found: [(file: String, number: Int, text: String)] = []
    while at < bytes.count, bytes[at...].starts(with: key) {
      let end = bytes[at...].firstIndex(of: 10) ?? bytes.count
      let parts = bytes[(at + key.count)..<end].split(
        separator: 9, maxSplits: 2, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      if parts.count == 3, let number = Int(parts[1]) { found.append((parts[0], number, parts[2])) }
      at = end + 1
    }
    return found
  }

  func holds(_ kind: Kind, _ name: String) -> Bool {
    let key = Array("\(kind.rawValue) \(name)\t".utf8)
    return bytes[start(of: key)...].starts(with: key)
  }

  /// The names of every rule, in rising order.
  var rules: [String] {
    var names: [String] = []
    for (name, _) in all(.rule) where names.last != name { names.append(name) }
    return names
  }

  /// The names of the shared slots, in the order of their bits.
  var shared: [String] { all(.shared).sorted { $0.number < $1.number }.map(\.name) }

  private func all(_ kind: Kind) -> [(name: String, number: Int)] {
    let head = Array("\(kind.rawValue) ".utf8)
    return bytes[start(of: head)...].split(separator: 10).prefix { $0.starts(with: head) }.map {
      let parts = $0.dropFirst(head.count).split(
        separator: 9, maxSplits: 3, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      return (parts[0], Int(parts[2]) ?? 0)
    }
  }

  /// Where the first line stands that does not come before the key.
  private func start(of key: [UInt8]) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      var middle = (low + high) / 2
      while middle > low, bytes[middle - 1] != 10 { middle -= 1 }
      if bytes[middle..<min(middle + key.count, high)].lexicographicallyPrecedes(key) {
        low = (bytes[middle..<high].firstIndex(of: 10) ?? high - 1) + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
