/// What the statements of a language are in the network: words, lists and forms, intents with their phrases.
extension Compiler {
  mutating func markWords() {
    for (word, spellings) in source.same {
      for spelling in spellings {
        for text in Tokenizer.words(Array(spelling.utf8)).prefix(1) {
          vocabulary.addSpelling(text, of: word)
        }
      }
    }
    for numeral in source.numerals {
      guard let role = Numeral.Role(name: numeral.content.role) else { continue }
      for (word, value) in numeral.content.words {
        for text in Tokenizer.words(Array(word.utf8)).prefix(1) {
          vocabulary.mark(text, Numeral(role: role, value: value))
        }
      }
    }
    for (sets, flag) in [
      (source.fillers, WordFlags.filler), (source.guards, .guarding), (source.stops, .stop),
      (source.joins, .join),
    ] {
      for words in sets where words.count == 1 { vocabulary.mark(words[0], flag) }
    }
  }

  mutating func addMachines() {
    for index in image.machines.indices {
      machines[image.machines[index].name] = index
      image.machines[index].root = Int(network.addState())
    }
    declare("modifier", .modifier)
    declare("join", .list)
    let idioms = source.guards.filter { $0.count > 1 }
    if !idioms.isEmpty { declare(Readers.idioms, .list) }
    for group in source.forms { declare(group.name, .form) }
    for group in source.lists { declare(group.name, .list) }
    for group in source.lists + source.forms { fill(group.name, group.alternatives) }
    let place = Place(file: "\(source.tag)/", line: 0)
    let fillers = source.fillers.filter { $0.count > 1 }.map {
      LanguageSource.Alternative(pattern: .words($0), place: place, line: "")
    }
    fill("modifier", source.modifiers + fillers)
    fill(
      Readers.idioms,
      idioms.map {
        LanguageSource.Alternative(pattern: .words($0), value: "not", place: place, line: "")
      })
    fill(
      "join",
      source.joins.map {
        LanguageSource.Alternative(pattern: .words($0), value: "and", place: place, line: "")
      })
  }

  mutating func declare(_ name: String, _ kind: GrammarImage.Machine.Kind) {
    guard machines[name].map({ $0 < image.before.machines }) ?? true else {
      return report("'\(name)' is both a list and a form; rename one of them", column: 0)
    }
    guard machines[name] == nil else { return }
    machines[name] = image.machines.count
    let root = Int(network.addState())
    // Those of a user's files share the bits of lists that few words begin.
    let bit = MachineStarts.most - 1 - image.machines.count % (MachineStarts.most / 2)
    image.machines.append(GrammarImage.Machine(name: name, kind: kind, root: root, bit: bit))
  }

  mutating func fill(_ name: String, _ alternatives: [LanguageSource.Alternative]) {
    guard let index = machines[name], !alternatives.isEmpty else { return }
    image.repeatEndings(of: index)
    for alternative in alternatives {
      (current, line) = (alternative.place, alternative.line)
      let isSpoken = !["modifier", "join", Readers.idioms].contains(name)
      let ending = image.addEnding(
        GrammarImage.Ending(
          owner: index, place: current, given: alternative.given, value: alternative.value,
          takes: name == "modifier" ? slots(in: alternative.pattern) : 0,
          spoken: isSpoken ? line : ""))
      image.machines[index].endings.append(ending)
      let last = add(alternative.pattern, from: Int32(image.machines[index].root))
      network.end(last, ending)
    }
  }

  /// The shared slots that a modifier fills, as a set of bits.
  mutating func slots(in pattern: Pattern) -> Int {
    source.slots(in: pattern).filter { $0.name != Slot.aside }
      .reduce(0) { $0 | bit(ofModifier: $1.name) }
  }

  mutating func bit(ofModifier name: String) -> Int {
    if let bit = image.modifierBit(name) { return bit }
    report(
      "'\(name)' is one too many: a language has \(GrammarImage.mostModifiers) shared slots",
      column: 0)
    return 0
  }

  mutating func addIntents() -> Int32 {
    let begin = network.addState()
    for intent in source.intents {
      (current, line) = (intent.place, intent.line)
      var compiled = image.intent(intent.name, title: intent.title, base)
      compiled.takes |= intent.takes.reduce(0) { $0 | bit(ofModifier: $1) }
      for ask in intent.asks { compiled.asks.append((ask.content.key, ask.content.text)) }
      for reply in intent.replies {
        compiled.replies.append((reply.content.key, reply.content.text))
      }
      let index = image.intents.count
      image.intents.append(compiled)
      for phrase in intent.phrases {
        (current, line) = (phrase.place, phrase.line)
        let ending = image.addEnding(
          GrammarImage.Ending(
            owner: compiled.number, place: current, given: phrase.given, value: "",
            takes: compiled.takes))
        let last = add(phrase.pattern, from: begin)
        network.end(last, ending)
        rememberTypes(phrase.pattern, index)
      }
    }
    return begin
  }

  /// The type of each slot, so that an answer can be read without its question.
  mutating func rememberTypes(_ pattern: Pattern, _ intent: Int) {
    for slot in source.slots(in: pattern)
    where !image.intents[intent].hasType(of: slot.name) {
      image.intents[intent].types.append((slot.name, slot.type))
    }
  }
}
