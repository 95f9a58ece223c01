import Companion
import Porch

/// Prints how today stands, for a bar.
struct StatusCommand: Command {
  static let name = "status"
  static let help = "print how today stands, for a bar"

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    if let word = words.first { throw UsageError.unexpectedWord(word) }
    let say = (title: house.say("prompt"), command: try Companion.ownPath())
    var (brief, lines, state) = ([house.say("short-private")], [house.say("private")], "private")
    var percentage: Double?
    if try !house.settings.isPrivate && !house.preferences().isPrivate {
      let day = try Day(in: house)
      (brief, lines) = (day.brief, day.lines)
      percentage = day.percentage
      state = brief.isEmpty ? "unknown" : "known"
    }
    let widget = house.settings.bar.widget(
      brief, lines, state: state, percentage: percentage, say: say)
    try house.companion.print(widget)
    return .done
  }
}
