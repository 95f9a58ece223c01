extension GrammarTables {
  private static let wordSize = 21

  /// The number of a folded word, or -1.
  func word(_ folded: UnsafeBufferPointer<UInt8>) -> Int32 {
    var at = Int(WordHash(folded).value) & hashMask
    while true {
      let entry = hash + 8 * at
      let number = base.n3(entry + 5)
      guard number > 0 else { return -1 }
      if base.n2(entry + 3) == folded.count, matches(strings + base.n3(entry), folded) {
        return Int32(number - 1)
      }
      at = (at + 1) & hashMask
    }
  }

  @inline(__always)
  private func matches(_ at: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<bytes.count where base[at + index] != bytes[index] { return false }
    return true
  }

  func text(ofWord word: Int32) -> String { text(words + Self.wordSize * Int(word)) }

  func bytes(ofWord word: Int) -> UnsafeBufferPointer<UInt8> {
    let at = words + Self.wordSize * word
    return UnsafeBufferPointer(start: base.base + strings + base.n3(at), count: base.n2(at + 3))
  }

  @inline(__always)
  func flags(_ word: Int32) -> WordFlags {
    guard word >= 0 else { return word == Token.barred ? .guarding : [] }
    return WordFlags(rawValue: base.n2(words + Self.wordSize * Int(word) + 5))
  }

  /// The machines that can begin with this word, as bits.
  @inline(__always)
  func starts(_ word: Int32) -> Int {
    base.n8(words + Self.wordSize * Int(word) + 13)
  }

  func letters(_ word: Int) -> Int { base.number(words + Self.wordSize * word + 9, 4) }
  func length(_ word: Int) -> Int { base.n2(words + Self.wordSize * word + 3) }

  @inline(__always)
  func numeral(_ word: Int32) -> Numeral? {
    guard word >= 0 else { return nil }
    let number = base.n2(words + Self.wordSize * Int(word) + 7)
    guard number > 0 else { return nil }
    let at = numerals + 8 * (number - 1)
    guard let role = Numeral.Role(rawValue: base[at]) else { return nil }
    return Numeral(role: role, kept: base.number(at + 1, 7))
  }
}
