import GrammarFiles
import Porch

extension Settings {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell-desk", summary: "saywell on the desktop",
      synopsis: ["saywell-desk COMMAND [OPTION ...]"])
    page.description = [
      "say says a phrase to the saywell beside this command, as the source 'hotkey', and shows the "
        + "reply as a notification; where it is printed on a terminal, or nobody shows "
        + "notifications, it prints it. A question mark that stands alone in the phrase ('weight "
        + "?'), and whatever saywell asks, is asked for by a launcher; Escape, or nothing, calls "
        + "it off, and nothing is written. prompt asks for the whole phrase.",
      "The launcher is the one that --launcher or the settings name (with '{}' for the question, "
        + "where it is not known here), else the first of these that is there: under Wayland "
        + "\(Launcher.underWayland.joined(separator: ", ")); under X11 "
        + "\(Launcher.underX11.joined(separator: ", ")).",
      "A notification has a button that takes back the very entry it is about, or says why it "
        + "cannot, for as many seconds as the settings say. The next one takes its place. Figures "
        + "are hidden with --private, with the setting, and while the screen is locked. What was "
        + "typed stands in no argument, file or variable: it goes through pipes and the bus.",
      "hotkey add KEY PHRASE binds a key, and hotkey talk KEY runs a command when it is pressed and "
        + "another when it is let go, where the desktop can tell (sxhkd, sway, Hyprland, "
        + "xbindkeys). hotkey list and hotkey remove KEY do what they say. No desktop knows of a "
        + "key before hotkey install --for it, which writes lines between two marks into its "
        + "file, once, and keeps the file before beside it (.before-saywell); hotkey uninstall "
        + "takes them out, hotkey print only shows them. A key that is bound already, by saywell "
        + "or there, stays as it is; files that are included there are not looked at.",
      "A phrase of words alone stands in the desktop's file. One with figures or signs in it is "
        + "looked up when its key is pressed (hotkey press KEY), so that no value, and nothing "
        + "that a shell could read, stands there.",
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
    page.commands = Program.commands.map { .init($0.name, $0.help, words: $0.words) }
    page.take(flags, languages: GrammarShelf.languages(Folders(.process).grammars))
    page.examples = [
      .init("saywell-desk hotkey add super+shift+b 'blood pressure ?'", "binds a key"),
      .init("saywell-desk hotkey install --for sway", "tells the desktop of it"),
      .init("saywell-desk say 'weight ?'", "asks for the weight, and records it"),
      .init("saywell-desk prompt", "asks what is to be said"),
      .init("saywell-desk status --format waybar", "for a bar of Wayland's desktops"),
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
      .init("WAYLAND_DISPLAY, DISPLAY", "what the launcher is shown on"),
      .init("DBUS_SESSION_BUS_ADDRESS", "the bus that notifications are sent to"),
    ]
    page.files = [
      .init("~/.config/saywell/hotkeys", "the keys: 'super+shift+b say blood pressure ?'"),
      .init(
        "~/.config/saywell/desk",
        "the settings, a line each: 'launcher rofi', 'private yes', 'undo 10' (seconds; 0 for none)"
      ),
      .init("~/.config/saywell/permissions", "what each source may do, a rule a line"),
      .init("$XDG_RUNTIME_DIR/saywell/notification", "which notification was the last; no words"),
    ]
    page.statuses = [
      .done, .asked, .notUnderstood, .refused, .usage, .badData, .unavailable, .internalError,
      .cannotCreate, .inputOutput,
      .configuration,
    ]
    return page
  }
}
