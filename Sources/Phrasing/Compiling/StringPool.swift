/// The texts of a compiled grammar, each kept once.
struct StringPool {
  struct Place: Equatable {
    var offset: Int
    var length: Int
  }

  /// The texts of the grammar that is being added to; its places stay what they are.
  private let before: UnsafeBufferPointer<UInt8>
  /// What comes after those.
  private(set) var bytes: [UInt8] = []
  /// Whether a text was too much for the layout: its place is three bytes of offset and two of length.
  private(set) var isOutgrown = false
  /// Open addressing by the hash of a text; a length of -1 is an empty place.
  private var table: [Place]
  private var count = 0

  private static let nowhere = Place(offset: 0, length: -1)

  /// - Parameters:
  ///   - before: the texts of the grammar that is being added to.
  ///   - known: where those stand that must not get a second place, since values are compared by theirs.
  init(
    after before: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0),
    known: [Place] = []
  ) {
    self.before = before
    table = Array(repeating: Self.nowhere, count: 1024)
    for place in known {
      let text = before[place.offset..<place.offset + place.length]
      let slot = slot(of: text)
      if table[slot].length < 0 { insert(place, at: slot) }
    }
  }

  mutating func add(_ text: String) -> Place {
    var text = text
    return text.withUTF8 { add($0[...]) }
  }

  private mutating func add(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Place {
    let slot = slot(of: text)
    guard table[slot].length < 0 else { return table[slot] }
    let offset = before.count + bytes.count
    guard text.count < 1 << 14, offset < 1 << 21 else {
      isOutgrown = true
      return Place(offset: 0, length: 0)
    }
    let place = Place(offset: offset, length: text.count)
    bytes += text
    insert(place, at: slot)
    return place
  }

  private func slot(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var at = Int(WordHash(text).value) & (table.count - 1)
    while table[at].length >= 0, !(table[at].length == text.count && holds(table[at], text)) {
      at = (at + 1) & (table.count - 1)
    }
    return at
  }

  private func holds(_ place: Place, _ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if place.offset < before.count {
      return before[place.offset..<place.offset + place.length].elementsEqual(text)
    }
    let start = place.offset - before.count
    return bytes[start..<start + place.length].elementsEqual(text)
  }

  private mutating func insert(_ place: Place, at slot: Int) {
    table[slot] = place
    count += 1
    guard 2 * count > table.count else { return }
    let places = table.filter { $0.length >= 0 }
    table = Array(repeating: Self.nowhere, count: 2 * table.count)
    for place in places { table[freeSlot(for: place)] = place }
  }

  private func freeSlot(for place: Place) -> Int {
    let isBefore = place.offset < before.count
    let start = isBefore ? place.offset : place.offset - before.count
    let hash =
      isBefore
      ? WordHash(before[start..<start + place.length])
      : WordHash(bytes[start..<start + place.length])
    var at = Int(hash.value) & (table.count - 1)
    while table[at].length >= 0 { at = (at + 1) & (table.count - 1) }
    return at
  }
}
