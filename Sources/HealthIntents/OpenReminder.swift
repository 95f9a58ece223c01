import Intents
import Measures
import Records

/// A reminder that is still to fall due, where it is kept, and when that is.
struct OpenReminder {
  let stored: StoredSample
  let reminder: Reminder
  let next: Instant

  /// - Throws: `Need.choice` "which-reminder" where they are not all of one text.
  static func choose(among texts: [String]) throws {
    let different = texts.uniqued
    guard different.count > 1 else { return }
    throw Need.choice(
      parameter: "text", among: different.map(Value.text), key: "which-reminder")
  }
}

extension IntentContext {
  /// Everything that somebody is still to be reminded of, the next one first.
  func openReminders() throws -> [OpenReminder] {
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    return try store.samples(SampleQuery(.reminder, of: person, in: ever))
      .compactMap { stored in
        guard let reminder = Reminder(stored.sample),
          let next = reminder.next(after: now, in: zone)
        else { return nil }
        return OpenReminder(stored: stored, reminder: reminder, next: next)
      }
      .sorted { ($0.next, $0.reminder.text) < ($1.next, $1.reminder.text) }
  }

  /// Those that are meant: of those that share most words with what was said, all.
  ///
  /// - Parameters:
  ///   - text: what they are about, or a part of that; all where nothing was said.
  ///   - when: at which time of day they fall due.
  ///   - isLast: whether it is the one that was set last.
  func reminders(
    about text: String?, at when: Moment?, isLast: Bool = false
  ) throws -> [OpenReminder] {
    var open = try openReminders()
    if let when, let time = DueTime(when, in: self) {
      let isOpen = when.clock?.half == nil && when.part == nil
      open = open.filter { $0.reminder.falls(at: time.instant, isOpen ? 720 : 1440, in: zone) }
    }
    if isLast { return open.max { $0.reminder.setAt < $1.reminder.setAt }.map { [$0] } ?? [] }
    guard let text else { return open }
    if let exact = open.filter({ $0.reminder.text == text }).nonEmpty { return exact }
    let shares = open.map { $0.reminder.text.shares(with: text) }
    guard let most = shares.max(), most > 0 else { return [] }
    return zip(open, shares).filter { $1 == most }.map(\.0)
  }
}

extension Reminder {
  /// Whether it falls due at this time of a day, or of half a day, of so many minutes.
  fileprivate func falls(at instant: Instant, _ day: Int, in zone: Zone) -> Bool {
    let minute = { (instant: Instant) in zone.localTime(at: instant).secondOfDay / 60 }
    var times = recurrence.times
    if case .once(let due) = recurrence.rule { times = [minute(due)] }
    return times.contains { ($0 - minute(instant)) % day == 0 }
  }
}

extension String {
  /// How much of the words of another text stands in this one, whatever their case and ending; nothing where that is no
  /// more than half of either: "measure my blood sugar" is not about blood pressure.
  ///
  /// A word is three letters or more of an alphabet, the short ones half as much, or one character of a script without
  /// spaces.
  func shares(with other: String) -> Int {
    let (own, others) = (words, other.words)
    let weight = { (words: Set<String>) in
      words.reduce(0) { $0 + ($1.utf8.count == 3 && $1.count == 3 ? 1 : 2) }
    }
    let shared = weight(others.filter { word in own.contains { $0.isAlike(word) } })
    return shared * 2 > min(weight(own), weight(others)) ? shared : 0
  }

  private var words: Set<String> {
    var words: Set<String> = []
    for part in lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if part.utf8.allSatisfy({ $0 < 0x80 }) {
        if part.utf8.count > 2 { words.insert(String(part)) }
      } else {
        words.formUnion(part.map(String.init))
      }
    }
    return words
  }

  /// Whether they are one word with another ending: "pill" and "pills".
  private func isAlike(_ other: String) -> Bool {
    let (short, long) = utf8.count < other.utf8.count ? (self, other) : (other, self)
    return long.hasPrefix(short) && long.utf8.count - short.utf8.count <= 1
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension [String] {
  /// Each of them once, where it stands first.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
