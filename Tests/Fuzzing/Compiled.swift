import Phrasing

/// Damaged compiled bytes: what the input changes in a whole grammar has to be found.
///
/// The first byte tells how: the rest as it stands; the rest in place of the end; or, of each four bytes, three
/// say where and one what is put there.
@_cdecl("LLVMFuzzerTestOneInput")
public func damage(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = input.first else { return 0 }
  let rest = input.dropFirst()
  var bytes = Whole.bytes
  switch choice % 4 {
  case 0: bytes = Array(rest)
  case 1: bytes = bytes.dropLast(rest.count) + rest
  case 2: bytes += rest
  default:
    for edit in stride(from: 1, to: input.count - 3, by: 4) {
      let place = Int(input[edit]) << 16 | Int(input[edit + 1]) << 8 | Int(input[edit + 2])
      bytes[place % bytes.count] = input[edit + 3]
    }
  }
  guard let grammar = Grammar(bytes) else { return 0 }
  precondition(bytes == Whole.bytes, "Damage is found.")
  _ = grammar.hear("weight 72.5 kg")
  return 0
}

private enum Whole {
  /// Few files, so that many damages can be tried.
  private static let files = Shelf.files("en").filter {
    ["language.lexicon", "units.lexicon", "LogWeight.grammar"].contains($0.path.dropFirst(3))
  }
  static let bytes = Compiler.compile(language: "en", files).0
}
