import Glibc
import HealthIntents
import Measures
import Porch
import Records
import RecordsSQLite

/// What somebody calls their own: people, foods, medicines, tags, shortcuts. It stands in a store and in no grammar.
enum OwnWords {
  /// So many of each, the newest first: a recogniser that may hear anything hears nothing.
  private static let most = 500

  /// The words by the slots in which they are said.
  ///
  /// - Throws: `Complaint` where there is no store.
  static func read(from address: StoreAddress) throws -> [String: [String]] {
    guard case .file(let path) = address, access(path, F_OK) == 0 else {
      throw Complaint("there is no store of records there", .noInput)
    }
    let store = try SQLiteStore(at: .file(path))
    let people = try store.people()
    let labels = { (kinds: [Sample.Kind]) in
      try people.flatMap { person in
        try kinds.flatMap { kind in
          try store.samples(SampleQuery(kind, of: person, in: ever, newestFirst: true))
            .compactMap { OwnFood.name(of: $0.sample) ?? $0.sample.label }
        }
      }
    }
    let tags = try labels([.tag])
    return [
      "person": people.map(\.name).filter { $0 != Person.meName },
      "name": try labels([.shortcut]), "food": try labels([.ownFood, .product, .food, .drink]),
      "medication": try labels([.medication, .skipped]), "tag": tags, "tags": tags,
    ].mapValues(distinct).filter { !$0.value.isEmpty }
  }

  private static let ever = Instant(seconds: .min)..<Instant(seconds: .max)

  private static func distinct(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(words.filter { seen.insert($0.lowercased()).inserted }.prefix(most))
  }
}
