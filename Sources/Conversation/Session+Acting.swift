import Intents
import Measures
import Phrasing

/// For whoever fills in the parameters of an intent and says no sentence.
extension Session {
  /// Checks what an intent with these values comes to, and carries it out; or asks, or refuses. A question that was open
  /// is dropped.
  ///
  /// - Parameters:
  ///   - text: what is kept in the place of the words.
  ///   - saysYes: whether confirmations are given, as `Setup.saysYes`.
  public mutating func act(
    _ intent: String, _ slots: [(name: String, value: Value)], text: String, saysYes: Bool
  ) -> Reply {
    pending = nil
    let language = ears.grammars[0].language
    guard let entry = catalog[intent] else { return refusal("internal-error", text, language) }
    let before = setup.saysYes
    setup.saysYes = saysYes || before
    defer { setup.saysYes = before }
    let plan = Plan(Step(entry, slots), text: text, language: language)
    return pursue(plan, phrase: text, mode: .acting)
  }

  /// What words stand for as the value of a parameter; free text where they are nothing else.
  public mutating func value(of words: String, for parameter: String, of intent: String) -> Value? {
    let language = ears.grammars[0].language
    let type = ears.type(of: parameter, in: intent, language)
    if type == "text" || type.hasPrefix("text ") { return .text(words) }
    return ears.read(words, as: type, in: language)
  }

  /// What words mean as a value of a type of the grammars, such as `moment`.
  public mutating func value(of words: String, as type: String) -> Value? {
    ears.read(words, as: type, in: ears.grammars[0].language)
  }

  /// What an intent is called, and sentences that ask for it, in the language that is tried first.
  public func title(of intent: String) -> (title: String?, examples: [String]) {
    let grammar = ears.grammars[0]
    return (grammar.title(of: intent), Examples(of: grammar, intent).sentences)
  }
}
