import Listening

/// What recognisers print: the first byte says where it is cut, the others are it.
@_cdecl("LLVMFuzzerTestOneInput")
public func listen(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let printed = bytes.dropFirst()
  let whole = said([printed])
  let cut = printed.startIndex + Int(first) * printed.count / 256
  precondition(
    said([printed[..<cut], printed[cut...]]) == whole, "It is the same wherever it is cut.")
  for utterance in whole {
    precondition(utterance.text.utf8.count <= 3 * limit, "Nothing is longer than it may be.")
  }
  return 0
}

private let limit = 256

private func said(_ pieces: [Slice<UnsafeBufferPointer<UInt8>>]) -> [Utterance] {
  var decoder = Decoder(limit: limit)
  let said = pieces.flatMap { decoder.take($0) }
  return said + decoder.idle() + decoder.finish()
}
