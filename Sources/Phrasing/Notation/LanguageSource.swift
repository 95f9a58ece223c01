/// Everything that the files of one language say, gathered by what it is.
struct LanguageSource {
  var tag: String
  var name = ""
  var intents: [IntentSource] = []
  /// Each `rule` line of a name adds an alternative.
  var rules: [String: [Placed<Pattern>]] = [:]
  var lists: [Group] = []
  var forms: [Group] = []
  var modifiers: [Alternative] = []
  var compounds: [(String, String)] = []
  var numerals: [Placed<(role: String, words: [(word: String, value: Double)])>] = []
  var style: Numeral.Style = []
  var heard: [Sound] = []
  var same: [(word: String, spellings: [String])] = []
  var fillers: [[String]] = []
  var guards: [[String]] = []
  var stops: [[String]] = []
  var joins: [[String]] = []
  var faults: [Diagnostic] = []

  struct Placed<Content> {
    var content: Content
    var place: Place
    var line: String
  }

  /// Words, and what a recogniser may make of them.
  struct Sound {
    var meant: [String]
    var heard: [[String]]
    var points: Int
    var place: Place
    var line: String
  }

  /// One way to say something, and what it gives.
  struct Alternative {
    var pattern: Pattern
    var given: [Statement.Given] = []
    /// The value of a word list's entry.
    var value = ""
    var place: Place
    var line: String
  }

  /// A word list or the forms of a composed type.
  struct Group {
    var name: String
    var alternatives: [Alternative] = []
  }

  struct IntentSource {
    var name: String
    var place: Place
    var line: String
    var title = ""
    var takes: [String] = []
    var phrases: [Alternative] = []
    var asks: [Placed<(key: String, text: String)>] = []
    var replies: [Placed<(key: String, text: String)>] = []
    var tests: [Placed<(sentence: String, expected: String)>] = []
    var counterexamples: [Placed<String>] = []
  }

  /// - Parameter files: in the order in which their statements add up.
  init(tag: String, files: [SourceFile]) {
    self.tag = tag
    for file in files {
      let (statements, faults) = StatementParser.parse(file)
      self.faults += faults
      var context = Context()
      for statement in statements { add(statement, &context) }
    }
  }

  /// Every slot of a pattern and of the rules it names, in the order of reading.
  func slots(in pattern: Pattern) -> [Pattern.SlotSpec] {
    var seen: Set<String> = []
    return slots(in: pattern, &seen)
  }

  private func slots(in pattern: Pattern, _ seen: inout Set<String>) -> [Pattern.SlotSpec] {
    var found: [Pattern.SlotSpec] = []
    pattern.visit { part in
      switch part {
      case .slot(let slot): found.append(slot)
      case .rule(let name, _) where seen.insert(name).inserted:
        for rule in rules[name] ?? [] { found += slots(in: rule.content, &seen) }
      default: break
      }
    }
    return found
  }

  /// What the lines of one file belong to.
  private struct Context {
    var intent: Int?
    var list: Int?
  }

  private mutating func add(_ statement: Statement, _ context: inout Context) {
    switch statement.content {
    case .entry(let value, let pattern): addEntry(value, pattern, statement, context)
    case .list(let name):
      context.list = Self.index(of: name, in: &lists)
    case .intent(let name):
      context.intent = intentIndex(name, statement)
    case .title, .takes, .phrase, .ask, .reply, .test, .counterexample:
      guard let intent = context.intent else {
        return fault(statement, "this line belongs to an intent; write 'intent NAME' above it")
      }
      add(statement, to: intent)
    default: addWords(statement)
    }
  }

  private mutating func addEntry(
    _ value: String, _ pattern: Pattern, _ statement: Statement, _ context: Context
  ) {
    guard let list = context.list else {
      return fault(statement, "an indented line is an entry of a list; write 'list NAME' above it")
    }
    lists[list].alternatives.append(
      Alternative(pattern: pattern, value: value, place: statement.place, line: statement.line))
  }

  private mutating func add(_ statement: Statement, to intent: Int) {
    let (place, line) = (statement.place, statement.line)
    switch statement.content {
    case .title(let title): intents[intent].title = title
    case .takes(let names): intents[intent].takes += names
    case .phrase(let pattern, let given):
      intents[intent].phrases.append(
        Alternative(pattern: pattern, given: given, place: place, line: line))
    case .ask(let key, let text):
      intents[intent].asks.append(Placed(content: (key, text), place: place, line: line))
    case .reply(let key, let text):
      intents[intent].replies.append(Placed(content: (key, text), place: place, line: line))
    case .test(let sentence, let expected):
      intents[intent].tests.append(Placed(content: (sentence, expected), place: place, line: line))
    case .counterexample(let sentence):
      intents[intent].counterexamples.append(Placed(content: sentence, place: place, line: line))
    default: preconditionFailure("Only lines of an intent come here.")
    }
  }

  private mutating func addWords(_ statement: Statement) {
    let (place, line) = (statement.place, statement.line)
    switch statement.content {
    case .language(let tag, let name):
      if tag == self.tag {
        self.name = name
      } else {
        fault(statement, "this folder is called '\(self.tag)', not '\(tag)'")
      }
    case .rule(let name, let pattern):
      rules[name, default: []].append(Placed(content: pattern, place: place, line: line))
    case .form(let type, let pattern, let given):
      let index = Self.index(of: type, in: &forms)
      forms[index].alternatives.append(
        Alternative(pattern: pattern, given: given, place: place, line: line))
    case .modifier(let pattern, let given):
      modifiers.append(Alternative(pattern: pattern, given: given, place: place, line: line))
    case .unit(let unit, let pattern):
      let index = Self.index(of: "unit", in: &lists)
      lists[index].alternatives.append(
        Alternative(pattern: pattern, value: unit, place: place, line: line))
    case .compound(let first, let second): compounds.append((first, second))
    case .numeral(let role, let words):
      numerals.append(Placed(content: (role, words), place: place, line: line))
    case .style(let names):
      for name in names {
        guard let one = Numeral.Style(name: name) else {
          fault(
            statement,
            "numbers have no style '\(name)': pairs, digits, elliptic, linked, experimental")
          continue
        }
        style.insert(one)
      }
    case .heard(let meant, let heard, let points):
      self.heard.append(
        Sound(meant: meant, heard: heard, points: points, place: place, line: line))
    case .same(let word, let spellings): same.append((word, spellings))
    case .words(let kind, let words):
      switch kind {
      case "filler": fillers += words
      case "guard": guards += words
      case "stop": stops += words
      default: joins += words
      }
    default: preconditionFailure("Lines of intents and lists were added before.")
    }
  }

  private mutating func intentIndex(_ name: String, _ statement: Statement) -> Int {
    if let index = intents.firstIndex(where: { $0.name == name }) { return index }
    intents.append(IntentSource(name: name, place: statement.place, line: statement.line))
    return intents.count - 1
  }

  private static func index(of name: String, in groups: inout [Group]) -> Int {
    if let index = groups.firstIndex(where: { $0.name == name }) { return index }
    groups.append(Group(name: name))
    return groups.count - 1
  }

  private mutating func fault(_ statement: Statement, _ message: String) {
    faults.append(
      Diagnostic(
        severity: .error, place: statement.place, column: 0, message: message,
        excerpt: statement.line))
  }
}
