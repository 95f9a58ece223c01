import HealthIntents
import Measures
import Records

/// A reminder as the store keeps it, and whose it is.
public struct Kept: Sendable {
  public let reminder: Reminder
  public let person: Person
  /// Of the entry that it was set with; an entry can set several.
  public let entryID: String

  /// Every live reminder of everybody, in the order in which they were set.
  public static func all(in store: any Store) throws -> [Kept] {
    let ever = Instant(seconds: -62_135_596_800)..<Instant(seconds: 253_402_300_800)
    return try store.people().flatMap { person in
      try store.samples(SampleQuery(.reminder, of: person, in: ever)).compactMap { stored in
        Reminder(stored.sample).map {
          Kept(reminder: $0, person: person, entryID: stored.entryID)
        }
      }
    }
  }

  /// Tells it apart from every other one, and from itself before it was changed: 16 hexadecimal digits that say nothing.
  public var name: String {
    let whole = "\(entryID) \(person.id) \(reminder.recurrence) \(reminder.text)"
    let hash = whole.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
