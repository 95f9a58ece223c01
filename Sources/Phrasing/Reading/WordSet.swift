/// A small set of words that may hold others too: enough to tell that a word is not in it.
enum WordSet {
  private static let bits = 56

  /// The word's bit; none for a typed slot, which is numbered below zero.
  @inline(__always)
  static func bit(_ word: Int32) -> Int { word < 0 ? 0 : 1 << (Int(word) % bits) }
}
