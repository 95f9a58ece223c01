import GrammarFiles
import Porch

extension Options {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell", summary: "say it, and it is in your health record",
      synopsis: ["saywell [OPTION ...] WORD ...", "saywell [OPTION ...]"])
    page.description = [
      "saywell understands the words as one utterance, acts on it, prints one reply and exits. "
        + "Every bare word is speech: no quotes and no subcommands are needed. What can be said, in "
        + "English and in Chinese, \"saywell help\" tells by examples.",
      "Without words it is a conversation on a terminal, and otherwise listens: one utterance a "
        + "line of standard input, each answered as it arrives. A question that is still open "
        + "is answered by the next line.",
      "It listens to lines, and to what Vosk, PocketSphinx, whisper.cpp, faster-whisper, "
        + "sherpa-onnx, nerd-dictation and Wyoming print, told apart by their content. Only what is "
        + "settled is heard; what is said again within three seconds is heard once, and what "
        + "recognisers make of silence is not heard. A question is open for a minute.",
      "What is spoken goes to the standard input of the command that --speak names, once it is "
        + "written; of several commands with bars between them, each hears the one before it. "
        + "SAYWELL_LANGUAGE tells it the language.",
      "A listening saywell ends with 0, whatever was said; a store or an output that failed ends "
        + "it with that status.",
    ]
    page.take(flags, languages: GrammarShelf.languages(Folders(.process).grammars))
    page.examples = [
      .init("saywell blood pressure 135 over 85, pulse 72", "records a reading"),
      .init("saywell ate a banana 105 kcal", "records what was eaten"),
      .init("saywell today", "tells the day so far"),
      .init("saywell help", "tells by examples what can be said"),
      .init("saywell undo", "takes the last change back"),
      .init("saywell make a report of my blood pressure", "writes a page for the doctor"),
      .init("saywell --json --dry-run weight 72.5 kg", "shows what would be recorded"),
      .init("some-recogniser | saywell --listen", "answers a stream of utterances"),
      .init("saywell --speak espeak-ng pulse 72", "reads the reply aloud"),
    ]
    page.environment = [
      .init("SAYWELL_STORE", "where the records are, as --store names it"),
      .init(
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
        "where saywell's folders are"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to try first"),
      .init("TZ", "the time zone"),
      .init("NO_COLOR", "when not empty, no colours"),
    ]
    page.files = [
      .init("~/.local/share/saywell/saywell.db", "the records"),
      .init(
        "~/.local/share/saywell/reports",
        "reports, where ~/.config/user-dirs.dirs names no folder of documents"),
      .init(
        "~/.config/saywell/permissions", "what may be done by listening, by a key, by a bridge"),
      .init("~/.config/saywell/grammars", "your own grammars"),
      .init("~/.cache/saywell/grammars", "those grammars, compiled"),
      .init("~/.local/state/saywell/history", "what was typed at the prompt"),
    ]
    page.statuses = ExitStatus.allCases.filter { $0 != .noInput }
    return page
  }
}
