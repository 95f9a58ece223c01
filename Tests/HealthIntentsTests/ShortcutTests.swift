import Intents
import Testing

@testable import HealthIntents

/// How the sentences of a shortcut are told apart.
@Suite struct ShortcutTests {
  private let meanings = WordMeanings { words, list in
    let known: [String: [String]] = [
      "thereafter": ["then", "and then", "after that", "然后", "再"],
      "standsfor": ["means", "that says", "就", "就是", "的时候"],
    ]
    return known[list]?.contains(words.lowercased()) == true ? "yes" : nil
  }

  @Test(arguments: [
    ("log pressure, then weight, then took my pill", ["log pressure", "weight", "took my pill"]),
    ("log pressure then weight and then took my pill", ["log pressure", "weight", "took my pill"]),
    ("weight", ["weight"]), ("then then weight , , then", ["weight"]), ("", []), (",,", []),
    ("记血压，然后记体重再吃药", ["记血压", "记体重", "吃药"]),
    ("bp 120/80然后喝了 a cup of 水", ["bp 120/80", "喝了a cup of水"]),
  ])
  func `Sentences end at commas and at words that say what comes next`(
    text: String, sentences: [String]
  ) {
    #expect(text.sentences(meanings) == sentences)
  }

  @Test(arguments: [
    ("morning round, log pressure, then weight", "morning round", "log pressure, then weight"),
    ("water round that says drank water", "water round", "drank water"),
    ("晨检，就记血压", "晨检", "记血压"), ("晨检的时候就记血压", "晨检", "记血压"),
  ])
  func `A name ends at the first comma, or at a word that says what it means`(
    text: String, name: String, rest: String
  ) throws {
    let parts = try #require(text.nameAndRest(meanings))
    #expect(parts.name == name)
    #expect(parts.rest.replacing(" ,", with: ",") == rest)
  }

  @Test(arguments: ["morning round", "", ", log pressure", "round means", "就记血压"])
  func `Without a name, or without a sentence, there is no shortcut`(text: String) {
    #expect(text.nameAndRest(meanings) == nil)
  }
}
