import Companion
import Measures
import Porch

/// What a bar of some desktop takes for a widget.
enum Bar: String, CaseIterable, Sendable {
  case text, waybar, i3blocks, polybar, argos

  /// - Parameters:
  ///   - brief: the parts of the one line that is always shown; none where nothing is known.
  ///   - lines: what is shown on demand.
  ///   - state: `known`, `unknown` or `private`, for rules of style.
  ///   - percentage: how much of a goal was reached.
  ///   - say: what the entry of a menu is called that asks for a sentence, and what it runs.
  func widget(
    _ brief: [String], _ lines: [String], state: String, percentage: Double?,
    say: (title: String, command: String)
  ) -> String {
    let line = brief.isEmpty ? "–" : brief.joined(separator: " · ")
    switch self {
    case .text, .polybar: return line
    case .i3blocks: return "\(line)\n\(brief.last ?? "–")"
    case .waybar:
      let fields: [JSON.Field] = [
        .init("text", .string(line.escapedForMarkup)), .init("alt", .string(state)),
        .init("tooltip", .string(lines.joined(separator: "\n").escapedForMarkup)),
        .init("class", .string(state)),
      ]
      return JSON.object(fields + (percentage.map { [.init("percentage", .number($0))] } ?? []))
        .text
    case .argos:
      // A bar begins the attributes of a line there.
      let shown = ([line, "---"] + lines).map { String($0.map { $0 == "|" ? "¦" : $0 }) }
      let entry = "\(say.title) | bash='\(say.command) prompt' terminal=false refresh=true"
      return (shown + [entry]).joined(separator: "\n")
    }
  }
}
