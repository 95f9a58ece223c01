/// The table by which a compiled grammar finds the number of a word: open addressing, half empty.
struct WordTable {
  private typealias Layout = GrammarImage.Layout
  private(set) var bytes: [UInt8]
  private var size: Int

  /// The table of a grammar, with room for so many words more.
  init(
    _ known: UnsafeBufferPointer<UInt8>, _ strings: UnsafeBufferPointer<UInt8>, adding more: Int
  ) {
    size = known.number7(at: 0, count: Layout.hashHead)
    bytes = Array(known)
    let entries = stride(from: Layout.hashHead, to: known.count, by: Layout.hashEntry).filter {
      known.number7(at: $0 + 5, count: 3) > 0
    }
    guard 2 * (entries.count + more) > size else { return }
    while 2 * (entries.count + more) > size { size *= 2 }
    bytes = []
    bytes.append7(size, count: Layout.hashHead)
    bytes += Array(repeating: 0, count: size * Layout.hashEntry)
    for entry in entries {
      let place = StringPool.Place(
        offset: known.number7(at: entry, count: 3), length: known.number7(at: entry + 3, count: 2))
      let text = strings[place.offset..<place.offset + place.length]
      insert(place, Int(WordHash(text).value), known.number7(at: entry + 5, count: 3) - 1)
    }
  }

  mutating func insert(_ place: StringPool.Place, _ hash: Int, _ word: Int) {
    var at = hash & (size - 1)
    while !isFree(at) { at = (at + 1) & (size - 1) }
    var entry: [UInt8] = []
    entry.append(place)
    entry.append7(word + 1, count: 3)
    let start = Layout.hashHead + Layout.hashEntry * at
    for (index, byte) in entry.enumerated() { bytes[start + index] = byte }
  }

  private func isFree(_ at: Int) -> Bool {
    let start = Layout.hashHead + Layout.hashEntry * at + 5
    return bytes[start] == 0 && bytes[start + 1] == 0 && bytes[start + 2] == 0
  }
}
