import Phrasing

/// Phrases: the first byte chooses the language and what is done, the others are the sentence.
@_cdecl("LLVMFuzzerTestOneInput")
public func hear(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let choice = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let grammar = choice.isMultiple(of: 2) ? Shelf.english : Shelf.chinese
  switch choice / 2 % 8 {
  case 0: _ = grammar.completions(after: text)
  case 1: _ = grammar.explain(text)
  case 2: check(grammar.hear(text, names: ["person": ["Ada Lovelace", "李四"]]), text)
  default: check(grammar.hear(text), text)
  }
  return 0
}

/// Places are within the sentence, and costs are no nonsense.
private func check(_ hearing: Hearing, _ text: String) {
  switch hearing {
  case .understood(let parse): check([parse], text)
  case .ambiguous(let parses): check(parses, text)
  case .unknown(let misfit):
    precondition((0...text.utf8.count).contains(misfit.offset), "A misfit is in the sentence.")
  }
}

private func check(_ parses: [Parse], _ text: String) {
  for parse in parses {
    precondition(parse.cost >= 0 && parse.cost.isFinite, "A cost is none below zero.")
    precondition(parse.repair >= 0 && parse.repair.isFinite, "Neither is a guess.")
    precondition(!parse.clauses.isEmpty, "Something was understood.")
    for slot in parse.clauses.flatMap(\.slots) {
      precondition(
        slot.span.lowerBound >= 0 && slot.span.upperBound <= text.utf8.count,
        "A slot is in the sentence.")
    }
  }
}
