import GrammarFiles
import Porch

extension Settings {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell-desk", summary: "saywell on the desktop",
      synopsis: ["saywell-desk COMMAND [OPTION ...]"])
    page.description = [
      "status prints how today stands in one call, for a bar: the net energy, the water, the steps, "
        + "and the last blood pressure. What nobody wrote down is left out; it is never shown as 0."
    ]
    page.commands = Program.commands.map { .init($0.name, $0.help) }
    page.options = flags.map {
      Page.Option($0, choices: ["language": GrammarShelf.languages(Folders(.process).grammars)])
    }
    page.examples = [
      .init("saywell-desk status --format waybar", "for the bar of Wayland's desktops")
    ]
    page.environment = [
      .init("SAYWELL_STORE", "where the records are, as --store names it"),
      .init("XDG_DATA_HOME, XDG_CONFIG_HOME", "where saywell's folders are"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to speak"), .init("TZ", "the time zone"),
    ]
    page.statuses = [
      .done, .refused, .usage, .badData, .unavailable, .internalError, .cannotCreate, .inputOutput,
      .configuration,
    ]
    return page
  }
}
