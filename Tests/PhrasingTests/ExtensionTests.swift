import Measures
import Testing

@testable import Phrasing

/// A small language that ships, and what its users may add to it.
struct ExtensionTests {
  static let shipped = [
    SourceFile(
      path: "en/Eat.grammar",
      text: """
        intent Eat
        title Eat something
        takes when
        rule had = had | ate | i (had|ate)
        phrase <had> [a|an|some] {food:food}
        phrase <had> {count:number 1..20} {food:food}
        phrase {food:food} [was] eaten~0.3
        ask food What did you eat?
        reply logged {food}[, {when}].
        test had rice => food=rice
        """),
    SourceFile(
      path: "en/Walk.grammar",
      text: """
        intent Walk
        title Walk
        phrase [i] walked {way:length 0..100 km}
        phrase {steps:number 50..90000} steps
        """),
    SourceFile(
      path: "en/words.lexicon",
      text: numberWords + """
        list food
          rice = rice | white rice
          bread = [slice of] bread
          = (tea|coffee) cake
        list drink
          water = water
          tea = tea
        list unit
          km = km | kilometre | kilometres
          m = metre | metres
        list day
          0 = today
          -1 = yesterday
        form moment {day:day}
        form moment {day:day} at {hour:number 0..24 whole}
        modifier {when:moment}
        modifier (you know)
        filler um | i mean
        guard not | just kidding
        join and | and then
        heard rice = rise | rye ice ~0.3
        heard walked = wokt ~0.4
        same eaten = aten
        """),
  ]

  /// Sentences of the shipped language, and what could be said in those of its users.
  static let sentences = [
    "had rice", "i ate bread", "um had 3 rice yesterday", "rice was eaten", "had tea cake",
    "had rise",
    "had rye ice", "walked 3 km", "i wokt 300 metres", "8000 steps",
    "had rice and then walked 2 km",
    "had rice you know", "not had rice", "had rice just kidding", "rice aten",
    "yesterday at 7 had rice",
    "had rcie", "had stones", "steps", "nibbled rice", "nibbled rise today", "had gruel",
    "had white gruel",
    "had soup of the day", "had bread soup", "brewed tea", "brewed gruel and tea", "sipped gruel",
    "had rice at dawn", "had rice whenever", "hop 300 steps", "walked 3 leagues", "er had rice",
    "er er had rice",
    "had rice plus walked 2 km", "had rice only joking", "gobbled bread", "scoffed 4 rice",
    "it was delicious",
    "had rice with salt", "walked 3 km with salt", "had kefir", "i drank kefir", "drank tea cake",
    "dawn",
    "had rice when the sun rose", "nap 20", "nap 20 today", "had two rice", "nibbled two rice",
    "rice rice",
    "had", "walked", "shuffled 300 metres today", "hop hop hop 300 steps", "had burger and chips",
    "had water", "tea eaten", "sipped tea", "had rice for two", "clapped",
  ]

  /// What users write, a file each.
  static let additions: [String: [String]] = [
    "a phrase with a shipped rule": ["intent Eat\nphrase <had> {food:food} with salt"],
    "a phrase of its own words": [
      "intent Eat\nphrase nibbled {food:food}\nphrase it was delicious"
    ],
    "a rule of its own": [
      "intent Eat\nrule munch = gobbled | scoffed [up]\nphrase <munch> [{count:number 1..9}] {food:food}"
    ],
    "rules within shipped rules": [
      "intent Eat\nrule all = <had> | <more>\nrule more = sipped\nphrase <all> {food:food} for two"
    ],
    "entries of a shipped list": [
      "list food\n  gruel = gruel | white gruel\n  rice = congee\n  = soup of the day"
    ],
    "an entry that ships with another value": [
      "list food\n  burger = rice\n  burger = burger and chips"
    ],
    "a list of its own": [
      "list brew\n  tea = tea\n  gruel = gruel\nintent Brew\ntitle Brew\nphrase brewed {what:brew} [and {other:brew}]\nask what What?\nreply done {what}"
    ],
    "a list that a shipped list's words are in": [
      "list sip\n  kefir = kefir\n  rice = rice\nintent Eat\nphrase (i drank|sipped|had) {food:sip}"
    ],
    "a form of a shipped type": [
      "form moment at dawn => part=dawn\nform moment when the sun rose => part=dawn"
    ],
    "a form that begins with a list of its own": [
      "list tide\n  0 = dawn\nform moment at {day:tide}\nform moment {day:tide}"
    ],
    "a list without an entry": [
      "list nothing\nlist drink\nlist hollow\nintent Eat\nphrase sipped {food:nothing}\nphrase nibbled {food:food}"
    ],
    "a form of its own": ["form pair {a:food} {b:food}\nintent Eat\nphrase [had] {food:pair}"],
    "a modifier without slots": ["modifier whenever\nmodifier with salt"],
    "a modifier with a slot of its own": [
      "modifier with {spice:spice}\nlist spice\n  salt = salt\nintent Nap\ntakes when spice\nphrase nap {count:number}"
    ],
    "a new intent that takes shipped modifiers": [
      "intent Nap\ntakes when\nphrase nap {count:number 1..90 whole}\nreply done {count}"
    ],
    "words to pass over": ["filler er | you see\nfiller hop"],
    "guards, stops and joins": ["guard only joking | delicious\nstop plus\njoin plus"],
    "a spelling": ["same gruel = grool\nlist food\n  gruel = gruel"],
    "a unit": ["unit km = leagues | league\nunit kg = stone"],
    "replies and a title": [
      "intent Eat\ntitle Food\nreply logged Yum: {food}\nreply more More?\nask count How many?"
    ],
    "repeats and orders": [
      "intent Walk\nphrase (hop)+ {steps:number} steps\nphrase (hop)* [then] {steps:number} steps\nphrase (clapped;hop)"
    ],
    "a phrase that begins as a shipped one": [
      "intent Walk\nphrase i had {steps:number 1..9} steps\nphrase i walked {steps:number} steps"
    ],
    "the same phrase as one that ships": ["intent Nap\nphrase had {food:food}"],
    "a phrase that ends as a list's entry begins": ["intent Eat\nphrase had tea\nphrase tea eaten"],
    "sounds of shipped words": [
      "intent Eat\nphrase nibbled rice [today]\nintent Walk\nphrase walked [for] nap"
    ],
    "weights": [
      "intent Eat\nphrase [um] clapped~0.4?\nphrase [maybe] shuffled~0.5 {way:length}\nintent Walk\nphrase shuffled {way:length}"
    ],
    "several files": [
      "intent Eat\nphrase nibbled {food:food}\nrule one = gobbled",
      "list food\n  gruel = gruel\nintent Eat\nphrase <one> {food:food}",
      "intent Nap\nphrase nap {count:number}\nform moment at dawn => part=dawn",
    ],
    "lines with a fault": [
      "intent Eat\nphrase nibbled {food:foood}\nphrase gobbled {food:food}\nphrase <hat> {food:food}\nphras x\nphrase (a",
      "phrase lost\nintent Walk\nphrase hop {steps:number 1..99999999} steps\nrule self = a <self>\nphrase <self> hop",
    ],
  ]

  /// What changes the language that ships.
  static let changes = [
    "another way for a shipped rule": "rule had = nibbled",
    "a numeral": "numeral digit wan=1",
    "a style": "style elliptic",
    "a sound": "heard bread = bred",
    "a spelling of a shipped word": "same bread = rice",
    "a spelling that begins with a shipped word": "same steamed = rice cooked",
    "a compound": "compound km m",
    "a list named as a form": "list moment\n  0 = dawn",
    "a form named as a list": "form food hop",
    "a shared slot for a shipped intent": "intent Walk\ntakes when",
    "a list of units before numbers": "list prefix\n  km = kilo",
  ]

  static func base() throws -> BaseLanguage {
    let (bytes, index, faults) = Compiler.compileBase(language: "en", shipped)
    #expect(faults.map(\.text) == [])
    return try #require(BaseLanguage(bytes, index: index))
  }

  @Test(
    "files that are added to a compiled language make it what compiling all together makes it",
    arguments: additions.keys.sorted())
  func sameAsTogether(_ name: String) throws {
    let own = Self.files(Self.additions[name] ?? [])
    let extended = try #require(Compiler.extend(Self.base(), language: "en", with: own))
    let together = Compiler.compile(language: "en", Self.shipped + own)
    #expect(extended.faults == together.faults)
    let (one, other) = try (extended.grammar, #require(Grammar(together.bytes)))
    for sentence in Self.sentences {
      #expect(said(one, sentence) == said(other, sentence), "\(sentence)")
    }
    #expect(spoken(one) == spoken(other))
  }

  @Test(
    "what changes a compiled language is not added to it", arguments: changes.keys.sorted())
  func refused(_ name: String) throws {
    let own = Self.files([Self.changes[name] ?? ""])
    #expect(try Compiler.extend(Self.base(), language: "en", with: own)?.faults == nil)
  }

  private static func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { SourceFile(path: "en/Own\($0.offset).grammar", text: $0.element) }
  }
}

/// All that a grammar has to say to a sentence.
private func said(_ grammar: Grammar, _ sentence: String) -> [String] {
  var lines = [grammar.hear(sentence).line]
  lines += grammar.explain(sentence)
  lines += grammar.completions(after: sentence + " ").sorted()
  for type in ["number", "length", "food", "drink", "moment", "text"] {
    lines.append("\(type) \(grammar.read(sentence, as: type).map(\.short))")
  }
  return lines
}

/// All that a grammar can say by itself.
private func spoken(_ grammar: Grammar) -> [String] {
  let words = ["rice", "gruel", "bread", "tea", "burger", "kefir", "salt"]
  var lines = words.map { grammar.write(.word($0)) }
  lines.append(grammar.write(.quantity(Quantity(3, .kilometre))))
  let values: [String: Value] = ["food": .word("rice"), "count": .number(2)]
  for intent in grammar.intents.sorted() {
    lines += [intent, grammar.title(of: intent) ?? "-"]
    for key in ["logged", "more", "done"] {
      lines.append(grammar.reply(key, of: intent, values) ?? "-")
    }
    for slot in ["food", "count", "steps", "way", "what"] {
      lines.append(grammar.question(slot, of: intent) ?? "-")
      lines.append(grammar.type(of: slot, in: intent) ?? "-")
    }
  }
  return lines
}
