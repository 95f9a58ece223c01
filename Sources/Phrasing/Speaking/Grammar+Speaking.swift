import Measures

extension Grammar {
  /// The question for a slot: the `ask` line of this key in the intent's file. The key is a slot's name, or one of
  /// the intent's own.
  public func question(
    _ key: String, of intent: String, _ values: [String: Value] = [:]
  ) -> String? {
    sentence(.asks, key, intent, values)
  }

  /// The `reply` line of this key in the intent's file, with the values written into it; parts in brackets are left
  /// out when a value in them is absent.
  public func reply(_ key: String, of intent: String, _ values: [String: Value] = [:]) -> String? {
    sentence(.replies, key, intent, values)
  }

  private func sentence(
    _ kind: GrammarTables.Sentences, _ key: String, _ intent: String, _ values: [String: Value]
  ) -> String? {
    guard let number = tables.intent(named: intent),
      let text = tables.sentences(kind, of: number, key: key).first(where: { _ in true })
    else { return nil }
    let writer = Writer(self)
    return Template(text).filled { name, form in
      values[name].map { ($0, writer.written($0, form)) }
    }
  }

  /// The type of a slot as the intent's phrases declare it: `mass`.
  public func type(of slot: String, in intent: String) -> String? {
    guard let number = tables.intent(named: intent) else { return nil }
    return tables.sentences(.types, of: number, key: slot).first { _ in true }
  }

  /// What an intent is called in its file.
  public func title(of intent: String) -> String? {
    tables.intent(named: intent).map(tables.intentTitle)
  }

  /// The names of the intents that this grammar has phrases or sentences for, in the order of their files.
  public var intents: [String] { (0..<tables.intentCount).map(tables.intentName) }

  /// The first word for a value of a list; nil where the list has none.
  public func word(for value: String, in list: String) -> String? {
    Writer(self).spoken(value, list: list)
  }

  /// The value in words of this language, such that reading them gives the value back.
  public func write(_ value: Value) -> String {
    let writer = Writer(self)
    switch value {
    case .text(let text): return text
    case .number: return value.plain
    case .word(let word): return writer.spoken(word, list: nil) ?? word
    case .quantity(let quantity): return writer.write(quantity)
    case .moment(let moment): return writer.write(moment)
    case .period(let period): return writer.write(period)
    }
  }
}
