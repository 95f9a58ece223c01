/// The texts of a compiled grammar, each kept once.
struct StringPool {
  struct Place {
    var offset: Int
    var length: Int
  }

  private(set) var bytes: [UInt8] = []
  private var places: [String: Place] = [:]

  mutating func add(_ text: String) -> Place {
    if let place = places[text] { return place }
    let place = Place(offset: bytes.count, length: text.utf8.count)
    bytes += text.utf8
    places[text] = place
    return place
  }
}
