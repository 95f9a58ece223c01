extension String {
  /// Whether something in it was lost on the way, or is no character that anybody writes: what stood there, a digit maybe,
  /// nobody knows.
  var isDamaged: Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      let isControl = byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte) || byte == 0x7F
      // The bytes of U+FFFD, by which what is no UTF-8 is replaced.
      if isControl || (before.0, before.1, byte) == (0xEF, 0xBF, 0xBD) { return true }
      before = (before.1, byte)
    }
    return false
  }
}
