import GrammarFiles
import Porch

extension Settings {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell-remind", summary: "show saywell's reminders when they are due",
      synopsis: ["saywell-remind COMMAND [OPTION ...]"])
    page.description = [
      "Reminders are set, listed and stopped by saywell. This command shows those that fell due "
        + "since it looked last, each once, as a notification of the desktop (notify-send); where "
        + "there is none it prints them.",
      "Once it is installed, a timer of systemd or a line of the crontab has it look every minute. "
        + "What was missed while the machine was off is shown when it looks again.",
    ]
    page.commands = Program.commands.map { .init($0.name, $0.help) }
    page.take(flags, languages: GrammarShelf.languages(Folders(.process).grammars))
    page.examples = [
      .init("saywell-remind install", "shows reminders from now on"),
      .init("saywell-remind install --print", "what that would put where"),
      .init("saywell-remind export > reminders.ics", "for a calendar"),
    ]
    page.environment = [
      .init("SAYWELL_STORE", "where the records are, as --store names it"),
      .init("XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "where saywell's folders are"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to speak"), .init("TZ", "the time zone"),
    ]
    page.files = [
      .init("~/.config/systemd/user/saywell-remind.timer", "looks every minute"),
      .init("~/.config/systemd/user/saywell-remind.service", "shows what is due"),
      .init("~/.local/state/saywell/reminders", "what was shown already"),
    ]
    page.statuses = [
      .done, .refused, .usage, .badData, .unavailable, .internalError, .cannotCreate, .inputOutput,
      .configuration,
    ]
    return page
  }
}
