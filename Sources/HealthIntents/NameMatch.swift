import Intents
import Records

/// Whether something in the record is what a name means, whatever it was called when it was said: a banana and 香蕉 are
/// one food, aspirin and 阿司匹林 one medicine.
final class NameMatch {
  private let name: String
  private let meanings: WordMeanings
  /// What the name and those that were looked up stand for, by list and name.
  private var known: [String: String?] = [:]

  init(_ name: String, in context: IntentContext) {
    (self.name, meanings) = (name, context.meanings)
  }

  /// Whether a name of this kind of thing means the same.
  func isSame(_ other: String, _ kind: Sample.Kind) -> Bool {
    guard name.uppercased() != other.uppercased() else { return true }
    guard let list = kind.names, let identity = identity(of: name, in: list) else { return false }
    return identity == self.identity(of: other, in: list)
  }

  private func identity(of name: String, in list: MeaningList) -> String? {
    let key = "\(list.rawValue) \(name)"
    if let known = known[key] { return known }
    let identity = meanings[name, in: list]
    known[key] = identity
    return identity
  }
}

extension Sample.Kind {
  /// The list in which names of this kind stand for what they are.
  fileprivate var names: MeaningList? {
    switch self {
    case .food, .drink, .energy, .protein, .carbs, .fat: .edible
    case .medication: .substance
    default: nil
    }
  }
}
