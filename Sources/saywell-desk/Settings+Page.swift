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
        + "and the last blood pressure. What nobody wrote down is left out; it is never shown as 0.",
      "permissions shows what each source of sentences may do with the records, and changes it: "
        + "SOURCE ACCESS [KIND ...] allow or deny. The sources are repl, one-shot, listen, hotkey, "
        + "wyoming and mcp; to be allowed or denied are read, add, change, delete and export, with "
        + "all kinds of sample or with those that are named, such as weight or bloodPressure. From "
        + "the keyboard everything is allowed, else read and add. What was said last over a source "
        + "can be corrected and taken back over it for ten minutes. A rule holds from the next "
        + "sentence on.",
      "wyoming answers the transcripts of a voice pipeline. In Home Assistant add the integration "
        + "Wyoming Protocol with the address, and choose saywell as the conversation agent. Only "
        + "this machine can connect, unless the network is allowed: then whoever can connect can "
        + "ask, since the protocol knows no passwords.",
      "mcp has a tool for each thing that saywell can do, and one for sentences. A program that "
        + "uses such tools runs the command itself.",
    ]
    page.commands = Program.commands.map { .init($0.name, $0.help) }
    page.options = flags.map {
      Page.Option($0, choices: ["language": GrammarShelf.languages(Folders(.process).grammars)])
    }
    page.examples = [
      .init("saywell-desk status --format waybar", "for the bar of Wayland's desktops"),
      .init("saywell-desk permissions", "what may be done, and over what"),
      .init("saywell-desk permissions mcp read weight deny", "keeps the weight from models"),
      .init("saywell-desk wyoming", "answers on tcp://127.0.0.1:10500 until it is ended"),
      .init(
        "saywell-desk wyoming --uri tcp://192.168.1.5:10500 --allow-network",
        "answers a Home Assistant elsewhere in the house"),
    ]
    page.environment = [
      .init("SAYWELL_STORE", "where the records are, as --store names it"),
      .init("XDG_DATA_HOME, XDG_CONFIG_HOME", "where saywell's folders are"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to speak"), .init("TZ", "the time zone"),
    ]
    page.files = [
      .init("~/.config/saywell/permissions", "what each source may do, a rule a line")
    ]
    page.statuses = [
      .done, .refused, .usage, .badData, .unavailable, .internalError, .cannotCreate, .inputOutput,
      .configuration,
    ]
    return page
  }
}
