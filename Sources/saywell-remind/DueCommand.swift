import Glibc
import Measures
import Porch
import Records
import Reminders

/// Shows what fell due since the last look.
struct DueCommand: Command {
  static let name = "due"
  static let help = "show the reminders that are due, each once"

  /// More than these are not shown one by one.
  private static let most = 10

  static func run(in house: House) throws -> ExitStatus {
    guard let path = Folders(house.environment).reminders else {
      throw Complaint("there is no home folder to remember in", .configuration)
    }
    let file = PrivateFile(path)
    // Whoever looks for the first time was promised nothing for the time before.
    let memory = file.text().flatMap { Memory($0) } ?? Memory(through: house.now.minute(before: 1))
    let watch = Watch(in: house.zone)
    let due = try watch.due(of: house.reminders(), at: house.now, after: memory)
    let shown = try show(due, in: house)
    guard !house.settings.isDryRun else { return .done }
    let next = watch.memory(
      after: memory, at: house.now, announced: Array(due[..<shown]), failed: Array(due[shown...]))
    if next != memory { try file.replace(with: next.description) }
    guard shown == due.count else {
      throw Complaint("the desktop shows no notifications; they are tried again", .unavailable)
    }
    return .done
  }

  /// How many of those could be shown.
  private static func show(_ due: [Watch.Due], in house: House) throws -> Int {
    for (index, one) in due.enumerated() {
      if index == most {
        let rest = house.say("due-rest", ["count": .number(Double(due.count - most))])
        return try show(house.say("due-title"), rest, in: house) ? due.count : index
      }
      guard try show(title(of: one.kept, in: house), text(of: one, in: house), in: house) else {
        return index
      }
    }
    return due.count
  }

  static func title(of kept: Kept, in house: House) -> String {
    let isMine = kept.person.name == Person.meName
    return house.say("due-title", isMine ? [:] : ["person": .word(kept.person.name)])
  }

  /// With the time where that is a while ago.
  private static func text(of due: Watch.Due, in house: House) -> String {
    var values: [String: Value] = ["reminder": .text(due.kept.reminder.text)]
    if due.at < house.now.minute(before: 5) {
      let time = house.zone.localTime(at: due.at)
      values["day"] = house.day(of: time)
      values["clock"] = .text(Recurrence.clock(time.secondOfDay / 60))
    }
    return house.say("due", values)
  }

  private static func show(_ title: String, _ text: String, in house: House) throws -> Bool {
    guard !house.settings.isDryRun, let notifier = Child.path(of: "notify-send") else {
      try house.print("\(title): \(text)")
      return true
    }
    let words = [
      "--app-name=saywell", "--", Printable.text(title), Printable.text(text).escapedForMarkup,
    ]
    return Child(notifier, words).run().status == 0
  }
}

extension Instant {
  /// So many minutes earlier.
  fileprivate func minute(before count: Int64) -> Instant {
    Instant(seconds: seconds - 60 * count)
  }
}
