import Measures

/// Turns the text files of one language into the bytes that listening works on.
public struct Compiler {
  let source: LanguageSource
  /// The compiled language that these files are added to.
  let base: BaseLanguage?
  var vocabulary: VocabularyBuilder
  var network = Network()
  var image: GrammarImage
  /// Where the phrases of all intents begin in the network.
  var begin: Int32 = 0
  /// What a recogniser makes of words, by the first of them.
  let sounds: [String: [LanguageSource.Sound]]
  /// The composed types and word lists, by name.
  var machines: [String: Int] = [:]
  /// Rules that are being expanded, to catch one that contains itself.
  var expanding: [String] = []
  let mostStates: Int
  var current = Place(file: "", line: 0)
  var line = ""
  var faults: [Diagnostic] = []

  /// Compiles the files of one language.
  ///
  /// - Returns: the compiled bytes, and everything that is wrong with the files. Lines with an error are left
  ///   out of what is compiled, so a broken line never takes the others down.
  public static func compile(
    language: String, _ files: [SourceFile]
  ) -> (bytes: [UInt8], faults: [Diagnostic]) {
    var compiler = Compiler(LanguageSource(tag: language, files: files))
    let bytes = compiler.compile()
    return (bytes, compiler.faults.inOrder)
  }

  /// - Parameter mostStates: how many states there may be, and four times as many before they are merged. Rules
  ///   within rules within rules soon come to more than anybody could say.
  init(_ source: LanguageSource, onto base: BaseLanguage? = nil, mostStates: Int = 1 << 19) {
    self.source = source
    self.base = base
    self.mostStates = mostStates
    vocabulary = VocabularyBuilder(base)
    image = base.map(GrammarImage.init(after:)) ?? GrammarImage()
    sounds = Dictionary(grouping: source.heard.filter { !$0.meant.isEmpty }) { $0.meant[0] }
    faults = source.faults
  }

  mutating func compile() -> [UInt8] {
    guard merge() else { return outgrown() }
    let bytes = image.bytes()
    return bytes.isEmpty ? outgrown() : bytes
  }

  /// Puts what these files add to the base into the image; false when it is more than there can be.
  mutating func mergeAddition(to base: BaseLanguage) -> Bool {
    markWords()
    addMachines()
    begin = addIntents()
    guard network.edges.count < 4 * mostStates else { return false }
    var determinizer = Determinizer(network, mostStates: mostStates)
    let start = root(begin, &determinizer)
    let roots = image.machines.map { root(Int32($0.root), &determinizer) }
    image.words = vocabulary.words
    image.spellings = vocabulary.spellings
    image.append(determinizer.states, start: start, roots: roots, to: base)
    return !determinizer.isOutgrown && !image.isOutgrown
  }

  /// The merged state of one from which something was added.
  func root(_ state: Int32, _ determinizer: inout Determinizer) -> Int? {
    let index = Int(state)
    let isEmpty =
      network.edges[index].isEmpty && network.free[index].isEmpty && network.endings[index].isEmpty
    return isEmpty ? nil : Int(determinizer.root(state))
  }

  /// Puts everything into the image, with equal beginnings merged; false when it is more than there can be.
  mutating func merge() -> Bool {
    markWords()
    image.language = source.tag
    image.style = source.style
    addMachines()
    begin = addIntents()
    let titles = image.intents.map(\.title)
    if titles.filter(\.hasOtherLetters).count * 2 > titles.count {
      image.style.insert(.otherLetters)
    }
    guard network.edges.count < 4 * mostStates else { return false }
    var determinizer = Determinizer(network, mostStates: mostStates)
    image.start = Int(determinizer.root(begin))
    image.finish = Int(determinizer.lastState())
    for index in image.machines.indices {
      image.machines[index].root = Int(determinizer.root(Int32(image.machines[index].root)))
    }
    image.states = determinizer.states
    image.words = vocabulary.words
    image.spellings = vocabulary.spellings
    image.compounds = source.compounds
    return !determinizer.isOutgrown
  }

  mutating func outgrown() -> [UInt8] {
    (current, line) = (Place(file: "\(source.tag)/", line: 0), "")
    report("these files are more than one language can hold; shorten them", column: 0)
    return []
  }

  mutating func report(_ message: String, column: Int) {
    let bytes = Array(line.utf8)
    let scalars =
      column == 0
      ? 0
      : String(decoding: bytes.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
    let fault = Diagnostic(
      severity: .error, place: current, column: scalars, message: message, excerpt: line)
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension String {
  /// Whether there are letters in it from Greek on: Cyrillic, Arabic, Chinese, …
  fileprivate var hasOtherLetters: Bool {
    unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
  }
}
