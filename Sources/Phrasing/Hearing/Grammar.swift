import Measures

/// The compiled phrases and words of one language: listens to sentences, reads single values, and speaks.
///
/// A grammar keeps working memory between calls, so one is used from one thread at a time.
public final class Grammar {
  /// The language's tag, such as `en`.
  public let language: String
  /// Whether it is an experiment, and to be listened to only where it is asked for.
  public var isExperimental: Bool { style.contains(.experimental) }
  /// Whether it is written in A to Z, with or without accents.
  public var isLatin: Bool { !style.contains(.otherLetters) }
  private let style: Numeral.Style
  private let embedded: StaticString
  /// Made when the grammar is first asked something: most utterances need one language of those there are.
  private lazy var opened = Opened(embedded)

  /// A grammar that is part of the program; the string must come from the compiler.
  public init(embedded: StaticString) {
    self.embedded = embedded
    (language, style) = GrammarTables.facts(of: embedded)
  }

  /// A grammar from the compiler or a file; nil when the bytes are damaged or of another version.
  public convenience init?(_ bytes: [UInt8]) {
    let memory = GrammarMemory(bytes)
    guard let tables = GrammarTables(checking: memory) else { return nil }
    self.init(tables, memory)
  }

  init(_ tables: GrammarTables, _ memory: GrammarMemory) {
    embedded = ""
    language = tables.language
    style = tables.style
    opened = Opened(tables, memory)
  }

  var tables: GrammarTables { opened.tables }
  var memory: GrammarMemory { opened.memory }

  private var chart: Chart {
    get { opened.chart }
    _modify { yield &opened.chart }
  }

  private final class Opened {
    let tables: GrammarTables
    let memory: GrammarMemory
    var chart: Chart

    init(_ tables: GrammarTables, _ memory: GrammarMemory) {
      (self.tables, self.memory) = (tables, memory)
      chart = Chart(tables)
    }

    convenience init(_ embedded: StaticString) {
      let memory = GrammarMemory([])
      self.init(GrammarTables(embedded, memory), memory)
    }

    deinit { chart.release() }
  }

  /// The best way to understand the text, or two where they tie.
  ///
  /// - Parameter names: words that are not in the grammar files, such as the people of this store, by word list.
  public func hear(_ text: String, names: [String: [String]] = [:]) -> Hearing {
    let entries = entries(names)
    return opened.chart.hear(text, entries)
  }

  /// Every value that the whole text can be as a slot of this type, cheapest first.
  ///
  /// - Parameter type: a slot type as grammars write it: `number`, `mass`, `moment`, or the name of a word list.
  public func read(_ text: String, as type: String, names: [String: [String]] = [:]) -> [Value] {
    readings(text, as: type, names: names).map(\.value)
  }

  /// The same, each with how much of it is a guess, as `Parse.repair`.
  public func readings(
    _ text: String, as type: String, names: [String: [String]] = [:]
  ) -> [(value: Value, repair: Double)] {
    guard let terminal = terminal(type) else { return [] }
    chart.readers.names = entries(names)
    var text = text
    return text.withUTF8 { bytes in
      guard let folding = Folding(bytes) else { return chart.readers.read(bytes, terminal) }
      return folding.bytes.withUnsafeBufferPointer { chart.readers.read($0, terminal) }
    }
  }

  private func terminal(_ type: String) -> GrammarTables.Terminal? {
    var terminal = GrammarTables.Terminal(
      kind: .number, argument: 0, slot: 0, range: nil, unit: 127)
    switch type {
    case "number": break
    case "text": (terminal.kind, terminal.argument) = (.text, 1)
    case "quantity":
      (terminal.kind, terminal.argument) = (.quantity, (1 << Quantity.Dimension.allCases.count) - 1)
    default:
      if let dimension = Quantity.Dimension(rawValue: type) {
        (terminal.kind, terminal.argument) = (.quantity, dimension.bit)
      } else if let machine = tables.machine(named: type) {
        (terminal.kind, terminal.argument) = (.machine, machine)
      } else {
        return nil
      }
    }
    return terminal
  }

  private func entries(_ names: [String: [String]]) -> [Readers.Name] {
    guard !names.isEmpty else { return [] }
    return names.flatMap { list, words in
      guard let machine = tables.machine(named: list) else { return [Readers.Name]() }
      return words.map { word in
        (machine, Tokenizer.words(Array(word.utf8)).map { Array($0.utf8) }, word)
      }
    }
  }

  /// What can stand next after these words, in the order of the vocabulary; for completion at a prompt.
  public func completions(after text: String, names: [String: [String]] = [:]) -> [String] {
    chart.readers.names = entries(names)
    var text = text
    return text.withUTF8 { chart.follow($0) ? chart.nextWords() : [] }
  }

  /// How the text is understood, stage by stage, a line each.
  public func explain(_ text: String) -> [String] {
    let hearing = hear(text)
    var text = text
    let tokens = text.withUTF8 { bytes in
      guard let folding = Folding(bytes) else { return chart.explanation(bytes) }
      return folding.bytes.withUnsafeBufferPointer { chart.explanation($0) }
    }
    return tokens + hearing.explanation
  }
}
