/// The texts of a compiled grammar, each kept once.
struct StringPool {
  struct Place {
    var offset: Int
    var length: Int
  }

  private(set) var bytes: [UInt8] = []
  /// Whether a text was too much for the layout: its place is three bytes of offset and two of length.
  private(set) var isOutgrown = false
  private var places: [String: Place] = [:]

  mutating func add(_ text: String) -> Place {
    if let place = places[text] { return place }
    guard text.utf8.count < 1 << 14, bytes.count < 1 << 21 else {
      isOutgrown = true
      return Place(offset: 0, length: 0)
    }
    let place = Place(offset: bytes.count, length: text.utf8.count)
    bytes += text.utf8
    places[text] = place
    return place
  }
}
