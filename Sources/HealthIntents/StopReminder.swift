import Intents
import Measures
import Records

/// Takes a reminder back: "stop the pill reminder", "cancel all reminders".
public struct StopReminder: Intent {
  public static let title = "Stop a reminder"
  public static let kind = "delete"
  public static let demand = Demand(.delete, [.reminder], isAboutLast: true)

  enum Target: String, ParameterValue, CaseIterable { case last, all }

  @Parameter var target: Target?
  /// What it is about, or a part of that.
  @Parameter var text: String?
  /// At which time of day it falls due.
  @Parameter(as: "at") var when: Moment?
  @Parameter var person: Term?

  public var demand: Demand { Demand(.delete, [.reminder], isAboutLast: target != .all) }

  public init() {}

  /// Which one is asked where several are meant by one name; more than one never go without a yes to their number.
  public func review(in context: IntentContext) throws {
    let chosen = try chosen(in: context)
    guard chosen.count > 1 else { return }
    let names = chosen.map(\.reminder.text)
    if target != .all, Set(names).count > 1 {
      throw Need.choice(
        parameter: "text", among: names.uniqued.map(Value.text), key: "which-reminder")
    }
    try confirm("several", ["count": .number(Double(chosen.count))], in: context)
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let chosen = try chosen(in: context)
    guard !chosen.isEmpty else { throw Need.refusal(key: "nothing", values: [:]) }
    let samples = chosen.map(\.stored.sample)
    let ever = context.zone.instants(of: CivilDate.first..<CivilDate.last)
    let entries = try context.store.entries(
      of: context.person, with: .reminder, in: ever, limit: 100_000)
    let ids = Set(chosen.map(\.stored.entryID))
    for stored in entries where ids.contains(stored.id) {
      try Selected(stored, where: samples.contains)?.delete(from: context.store)
    }
    var outcome = Outcome("deleted", ["count": .number(Double(samples.count))])
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    let said = saidFields(in: context).filter { $0.name != "at" }
    let time = when.flatMap { DueTime($0, in: context) }.map {
      [JSON.Field("at", .string($0.name(in: context.zone)))]
    }
    return [JSON.Field("metric", .string(Sample.Kind.reminder.rawValue))] + said + (time ?? [])
  }

  private typealias Open = (stored: StoredSample, reminder: Reminder, next: Instant)

  /// Those that are meant: of those that share most words with what was said, all.
  private func chosen(in context: IntentContext) throws -> [Open] {
    var open = try context.openReminders()
    if let when, let time = DueTime(when, in: context) {
      let isOpen = when.clock?.half == nil && when.part == nil
      open = open.filter {
        $0.reminder.falls(at: time.instant, isOpen ? 720 : 1440, in: context.zone)
      }
    }
    if target == .last {
      return open.max { $0.reminder.setAt < $1.reminder.setAt }.map { [$0] } ?? []
    }
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
  /// How many of the words of another text stand in this one, whatever their case and ending.
  ///
  /// A word is three letters or more of an alphabet, or one character of a script without spaces.
  func shares(with other: String) -> Int {
    let own = words
    return other.words.filter { word in own.contains { $0.isAlike(word) } }.count
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
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
