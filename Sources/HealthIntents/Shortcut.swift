import Intents
import Measures
import Records

/// Sentences that somebody says by one name: "morning round" for "log pressure", "log weight" and "took my pill".
///
/// It is kept as a sample of the kind `shortcut`: its label is the name, its portion the sentences, a line each.
struct Shortcut {
  let name: String
  let sentences: [String]

  init(_ name: String, _ sentences: [String]) {
    self.name = name
    self.sentences = sentences
  }

  init?(_ sample: Sample) {
    guard sample.kind == .shortcut, let name = sample.label, let text = sample.portion else {
      return nil
    }
    self.init(name, text.split(separator: "\n").map(String.init))
  }

  /// "Morning round, log pressure, then weight"; nil without a name or without a sentence.
  init?(saidAs text: String, _ meanings: WordMeanings) {
    guard let parts = text.nameAndRest(meanings) else { return nil }
    self.init(parts.name, parts.rest.sentences(meanings))
    if sentences.isEmpty { return nil }
  }

  /// Its sentences as the grammar hears them.
  var spoken: [Sentence] { sentences.map { Sentence("said", ["text": .text($0)]) } }

  func sample(in context: IntentContext) -> Sample {
    Sample(
      .shortcut, 1, label: name, portion: sentences.joined(separator: "\n"), from: context.now,
      to: context.now, zone: context.zone.name, on: context.today, person: context.person.id)
  }
}

extension IntentContext {
  /// Somebody's shortcuts as they stand, by name; of several of one name the newest.
  func shortcuts() throws -> [Shortcut] {
    var byName: [String: Shortcut] = [:]
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    for stored in try store.samples(SampleQuery(.shortcut, of: person, in: ever)) {
      guard let shortcut = Shortcut(stored.sample) else { continue }
      byName[shortcut.name.lowercased()] = shortcut
    }
    return byName.keys.sorted().compactMap { byName[$0] }
  }

  func shortcut(named name: String) throws -> Shortcut? {
    try shortcuts().first { $0.name.lowercased() == name.lowercased() }
  }
}

extension String {
  /// The sentences of a text in which one follows the other after a comma or a word such as "then": "log pressure, then
  /// weight".
  func sentences(_ meanings: WordMeanings) -> [String] {
    cut(at: .thereafter, meanings).filter { !$0.isEmpty }
  }

  /// The name before a comma or a word such as "means", and the rest; nil where neither is there.
  func nameAndRest(_ meanings: WordMeanings) -> (name: String, rest: String)? {
    let parts = cut(at: .standsfor, meanings, once: true)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let again = parts[1].cut(at: .standsfor, meanings, once: true)
    return (parts[0], again.first == "" ? again[1] : parts[1])
  }

  /// The parts of a text between commas and words of a list.
  private func cut(
    at list: MeaningList, _ meanings: WordMeanings, once: Bool = false
  ) -> [String] {
    var parts: [[Substring]] = [[]]
    var units = scriptUnits[...]
    while let first = units.first {
      let isCut = !once || parts.count == 1
      let words =
        isCut ? (1...3).reversed().first { isBreak(units.prefix($0), $0, list, meanings) } : nil
      if let words {
        parts.append([])
        units.removeFirst(words)
      } else {
        parts[parts.count - 1].append(first)
        units.removeFirst()
      }
    }
    return parts.map { Self.text($0[...]) }
  }

  private func isBreak(
    _ units: ArraySlice<Substring>, _ count: Int, _ list: MeaningList, _ meanings: WordMeanings
  ) -> Bool {
    guard units.count == count else { return false }
    let isMark = [",", ";", ":", "，", "；", "：", "、", "。"].contains(units.first)
    return (count == 1 && isMark) || meanings[Self.text(units), in: list] != nil
  }

  /// Words of an alphabet, and each other letter or mark by itself.
  private var scriptUnits: [Substring] {
    var units: [Substring] = []
    var start: Index?
    for index in indices {
      let letter = self[index]
      let isWord = letter.isASCII && ![",", ";", ":"].contains(letter)
      if isWord, letter != " " {
        start = start ?? index
        continue
      }
      if let first = start { units.append(self[first..<index]) }
      start = nil
      if !isWord { units.append(self[index..<self.index(after: index)]) }
    }
    if let first = start { units.append(self[first...]) }
    return units
  }

  /// Words with spaces between them; other letters without.
  private static func text(_ units: ArraySlice<Substring>) -> String {
    units.reduce(into: "") { text, unit in
      let isSpaced = text.last?.isASCII == true && unit.first?.isASCII == true
      text += (isSpaced ? " " : "") + unit
    }
  }
}
