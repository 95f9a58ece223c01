import Measures
import Phrasing

extension Session {
  /// Every stage of understanding the text, a line each: what the language that understands it best hears, and
  /// what would come of it. Nothing is done.
  public mutating func explain(_ text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let language = ears.hear(text).language
    var lines = ["language  \(language)"] + ears.grammar(language).explain(text)
    let reply = understand(text)
    lines += reply.actions.map { "action    \($0.text)" }
    let outcome = [reply.outcome.rawValue, reply.reason, reply.slot].compactMap { $0 }
    return lines + ["outcome   " + outcome.joined(separator: " ")]
  }
}
