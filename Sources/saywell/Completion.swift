import CReadline
import Glibc
import Phrasing

/// What TAB offers: the words that the grammars would understand next.
final class Completion {
  private let grammars: [Grammar]

  init(_ grammars: [Grammar]) { self.grammars = grammars }

  /// Makes readline ask this object, which has to live as long as lines are read.
  func start(limit: Int) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    creadline_start("saywell", Int32(limit), Self.complete, context)
  }

  private static let complete: creadline_completer = { context, before in
    guard let context, let before else { return nil }
    let completion = Unmanaged<Completion>.fromOpaque(context).takeUnretainedValue()
    return strdup(completion.words(after: String(cString: before)).joined(separator: "\n"))
  }

  /// What could stand in the place of the word at the cursor.
  ///
  /// A language without spaces has no such word, so what was typed so far is also taken to be whole.
  func words(after text: String) -> [String] {
    let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
    let before = String(text[..<start])
    let word = text[start...]
    var words: Set<String> = []
    for grammar in grammars {
      words.formUnion(grammar.completions(after: before).filter { $0.hasPrefix(word) })
      guard word.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      words.formUnion(grammar.completions(after: text).map { word + $0 })
    }
    return words.sorted()
  }
}
