import Glibc
import Measures
import Porch

/// From a phrase to the reply that is shown: what it leaves open is asked for, and what saywell asks as well.
struct Dialogue {
  private let house: House
  private let preferences: Preferences

  /// After so many questions nobody is asked any more.
  private static let mostQuestions = 8

  /// - Throws: `Complaint`.
  init(_ house: House) throws {
    self.house = house
    preferences = try house.preferences()
    // A saywell that has ended is told by the answer that does not come.
    signal(SIGPIPE, SIG_IGN)
  }

  /// - Parameter isTyped: whether somebody typed it just now, and did not bind it to a key.
  func run(_ text: String, isTyped: Bool) throws -> ExitStatus {
    var typed = isTyped ? text : ""
    let said = try Phrase(text).filled { subject in
      let answer = try ask(subject ?? house.say("prompt"))
      typed += " " + (answer ?? "")
      return answer
    }
    guard let said, !said.isEmpty else { return .done }
    var exchange = try Exchange(house)
    var answer = try exchange.say(said)
    var count = 0
    while answer.outcome == .ask, count < Self.mostQuestions, let launcher {
      guard let next = try ask(answer, typed, by: launcher) else {
        _ = exchange.end()
        return .done
      }
      answer = try exchange.say(next)
      typed += " \(next)"
      count += 1
    }
    let status = exchange.end()
    try show(answer)
    return status == .done ? answer.status : status
  }

  private var launcher: Launcher? {
    Launcher(house.settings.launcher ?? preferences.launcher, house.companion.environment)
  }

  private func ask(_ subject: String) throws -> String? {
    guard let launcher else {
      throw house.refusal("no-launcher", ["names": Launcher.names], .unavailable)
    }
    return launcher.ask(subject)
  }

  /// What stands in the arguments of a launcher everybody can read, so that what was typed is not in them; a notification
  /// shows the question as it is.
  private func ask(
    _ answer: Exchange.Answer, _ typed: String, by launcher: Launcher
  ) throws -> String? {
    let question = answer.text
    let veiled = Veil.over(question, hiding: answer.asksForMore ? "" : typed)
    if veiled != question, let notifier {
      _ = try? notifier.show(.init(text: question, veiled: veiled))
    }
    return launcher.ask(veiled)
  }

  private var notifier: Notifier? {
    var preferences = preferences
    if house.settings.isPrivate { preferences.isPrivate = true }
    guard house.notifies else { return nil }
    return try? Notifier(preferences, house.companion.environment)
  }

  private func show(_ answer: Exchange.Answer) throws {
    let veiled = house.say("veiled-\(answer.outcome.rawValue)")
    var notice = Notifier.Notice(text: answer.text, veiled: veiled)
    if answer.outcome == .done, let entry = answer.entry {
      notice.undo = (entry, house.say("undo"))
    }
    guard let notifier, let isUndo = try? notifier.show(notice) else {
      let isPrivate = house.settings.isPrivate || preferences.isPrivate
      return try house.companion.print(isPrivate ? veiled : answer.text)
    }
    guard isUndo, let entry = answer.entry else { return }
    let undone =
      try house.companion.read { store in
        try store.transaction { try Undoing.undo(entry, in: store) }
      } ?? .gone
    let text = house.say(undone.rawValue)
    if (try? notifier.show(.init(text: text, veiled: text))) == nil {
      try house.companion.print(text)
    }
  }
}

extension Launcher {
  /// All that are looked for.
  fileprivate static var names: String {
    (underWayland + underX11.filter { !underWayland.contains($0) }).joined(separator: ", ")
  }
}

extension Exchange.Answer {
  fileprivate var status: ExitStatus {
    switch outcome {
    case .done, .act: .done
    case .ask: .asked
    case .refused: .refused
    case .reject: .notUnderstood
    }
  }
}
