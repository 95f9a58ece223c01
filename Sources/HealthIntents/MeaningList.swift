import Intents

/// The lists of the grammars in which intents look up what a word stands for.
public enum MeaningList: String, CaseIterable, Sendable {
  /// A container, alone or with what is in it: how many millilitres it is taken to hold.
  case holds
  /// The name of a portion of medicine: `pieces` or `units`.
  case dosing
  /// A tag: one word for those of which only one can hold.
  case rival
  /// A tag, a medicine or what somebody is reminded of: `forenoon`, `midday`, `nightfall` or `lateness`, in whose half of the day an hour beside it is.
  case daytimes
  /// Something that people choose, `guideline` or `scale`: what is usual where the language is spoken.
  case custom
  /// A tag: `office` where it says that a reading was taken by a doctor.
  case setting
  /// A tag: one name for it in all languages.
  case occasion
  /// A word that parts what is done first from what is done next.
  case thereafter
  /// A word between a name and what it stands for.
  case standsfor
  /// What somebody may do every day, a pill or coffee: one word for all its names.
  case habit
  /// What people call a food: the id of its row in the table of foods. Foods of one id are one in every language.
  case edible
  /// What people call a medicine: the name of its substance, by which it is one in every language.
  case substance
  /// What people call any medicine: a pill, 药.
  case anymedicine
  /// What a food comes in: the portion of the table that is as good as one.
  case standin
  /// A person: anything for one who may be a child.
  case child
}

extension WordMeanings {
  subscript(words: String, in list: MeaningList) -> String? { self[words, in: list.rawValue] }
  /// The value of the first words of a text that the list has, up to three at a time.
  func first(in text: String, _ list: MeaningList) -> String? {
    let words = text.split(separator: " ")
    for start in words.indices {
      for end in stride(from: min(start + 3, words.count), to: start, by: -1) {
        let found = self[words[start..<end].joined(separator: " "), in: list]
        if let found { return found }
      }
    }
    return nil
  }
}
