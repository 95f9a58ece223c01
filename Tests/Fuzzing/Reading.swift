import Measures
import Phrasing

/// Tokenizer and readers: the first byte chooses language and type, the others are the text.
///
/// What a value is written as has to be readable, and no value may be beyond what can be stored.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let choice = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let grammar = choice.isMultiple(of: 2) ? Shelf.english : Shelf.chinese
  let types =
    ["number", "text", "quantity", "moment", "period", "person", "answer"]
    + Quantity.Dimension.allCases.map(\.rawValue)
  let type = types[Int(choice / 2) % types.count]
  for value in grammar.read(text, as: type, names: ["person": ["Ada Lovelace", "李四"]]) {
    check(value)
    _ = grammar.write(value)
  }
  return 0
}

private func check(_ value: Value) {
  switch value {
  case .number(let number): precondition(number.isFinite, "A number is finite.")
  case .quantity(let quantity): precondition(quantity.value.isFinite, "A quantity is finite.")
  case .text, .word, .moment, .period: break
  }
}
