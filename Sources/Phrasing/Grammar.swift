import Measures

/// The compiled phrases and words of one language.
public struct Grammar: Sendable {
  /// The language's tag, such as `en`.
  public let language: String

  /// The best way to understand the text, or two where they tie.
  ///
  /// - Parameter names: words that are not in the grammar files, such as the people of this store, by word list.
  public func hear(_ text: String, names: [String: [String]] = [:]) -> Hearing { fatalError() }

  /// Every value that the whole text can be as a slot of this type, cheapest first.
  ///
  /// - Parameter type: a slot type as grammars write it: `number`, `mass`, `moment`, or the name of a word list.
  public func read(_ text: String, as type: String, names: [String: [String]] = [:]) -> [Value] { fatalError() }

  /// The question for a slot: the `ask` line of this key in the intent's file. The key is a slot's name, or one of
  /// the intent's own.
  public func question(_ key: String, of intent: String, _ values: [String: Value] = [:]) -> String? { fatalError() }

  /// The `reply` line of this key in the intent's file, with the values written into it; parts in brackets are left
  /// out when a value in them is absent.
  public func reply(_ key: String, of intent: String, _ values: [String: Value] = [:]) -> String? { fatalError() }

  /// The type of a slot as the intent's phrases declare it: `mass`.
  public func type(of slot: String, in intent: String) -> String? { fatalError() }

  /// The value in words of this language, such that reading them gives the value back.
  public func write(_ value: Value) -> String { fatalError() }
}
