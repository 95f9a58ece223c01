import Measures

extension Chart {
  /// The tokens and the typed readings of the last utterance.
  func explanation(_ text: UnsafeBufferPointer<UInt8>) -> [String] {
    let tokens = readers.tokens.map { token in
      let range = Int(token.start)..<Int(token.end)
      guard range.upperBound <= text.count else { return "" }
      return String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
    }
    return ["tokens    " + tokens.joined(separator: " · ")]
  }
}

extension Hearing {
  var explanation: [String] {
    switch self {
    case .understood(let parse): return parse.explanation
    case .ambiguous(let parses): return ["tie"] + parses.flatMap(\.explanation)
    case .unknown(let misfit): return ["misfit    at byte \(misfit.offset)"]
    }
  }
}

extension Parse {
  fileprivate var explanation: [String] {
    clauses.flatMap { clause in
      ["intent    \(clause.intent)  (\(clause.phrase.file):\(clause.phrase.line))"]
        + clause.slots.map { "slot      \($0.name) = \($0.value.debugText)" }
    } + ["cost      \(cost), of it guessed \(repair)"]
  }
}

extension Value {
  /// The value for a developer's eyes: type and content.
  var debugText: String {
    switch self {
    case .number(let number): return "number \(Value.number(number).plain)"
    case .quantity(let quantity):
      return
        "quantity \(Value.number(quantity.value).plain) \(quantity.unit?.rawValue ?? "without a unit")"
    case .moment(let moment): return "moment \(moment)"
    case .period(let period): return "period \(period)"
    case .word(let word): return "word \(word)"
    case .text(let text): return "text '\(text)'"
    }
  }
}
