import Phrasing

/// What is said where somebody listens and does not read.
extension Session {
  /// A reply as it is read aloud, in its own language: figures and signs in words, and no more of it than one can keep
  /// in mind.
  public func aloud(_ reply: Reply) -> String {
    let text = (reply.short ?? reply.text).prefix(Self.mostCharacters)
    let words = grammar(of: reply).aloud(String(text), wordsOf: Speaker.conversation)
    guard words.count > Self.manyCharacters else { return words }
    let ends = words.indices.filter { ".?!。？！".contains(words[$0]) }
    let end = ends.last { words.distance(from: words.startIndex, to: $0) < Self.manyCharacters }
    return String(words[...(end ?? ends.first ?? words.index(before: words.endIndex))])
  }

  /// The tag of the language that a reply is in, and what espeak-ng calls a voice for it.
  public func voice(of reply: Reply) -> (language: String, name: String) {
    let grammar = grammar(of: reply)
    let name = grammar.reply("voice", of: Speaker.conversation) ?? grammar.language
    return (grammar.language, name)
  }

  private func grammar(of reply: Reply) -> Grammar { ears.grammar(reply.language ?? reply.voice) }

  /// Where there is more than this, whole sentences are left out.
  private static let manyCharacters = 240
  private static let mostCharacters = 2000
}
