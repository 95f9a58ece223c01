import Measures
import Phrasing

extension Session {
  /// Every stage of understanding the text, a line each: what each language hears, and what stands in the way of
  /// doing it. Nothing is done.
  public mutating func explain(_ text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let heard = ears.hear(text)
    var lines = ["language \(heard.language)"]
    switch heard.hearing {
    case .understood(let parse): lines += describe(parse, text)
    case .ambiguous(let parses):
      for (index, parse) in parses.enumerated() {
        lines += ["reading \(index + 1)"] + describe(parse, text)
      }
    case .unknown(let misfit):
      lines.append("misfit at byte \(misfit.offset)")
      lines += misfit.expected.map { "expected \($0)" }
    }
    return lines + ["outcome " + check(text)]
  }

  private func describe(_ parse: Parse, _ text: String) -> [String] {
    ["cost \(parse.cost.text(decimals: 3)), of it repair \(parse.repair.text(decimals: 3))"]
      + parse.clauses.flatMap { clause in
        ["intent \(clause.intent), \(clause.phrase.file):\(clause.phrase.line)"]
          + clause.slots.map { slot in
            "  \(slot.name) = \(slot.value) \(words(of: slot, in: text))"
          }
      }
  }

  private func words(of slot: Slot, in text: String) -> String {
    let bytes = Array(text.utf8)
    guard !slot.span.isEmpty, slot.span.upperBound <= bytes.count else { return "" }
    return "\"\(String(decoding: bytes[slot.span], as: UTF8.self))\""
  }

  private mutating func check(_ text: String) -> String {
    let reply = understand(text)
    guard reply.outcome != .act else { return "act" }
    return [reply.outcome.rawValue, reply.reason, reply.slot, reply.text].compactMap { $0 }
      .joined(separator: ", ")
  }
}
