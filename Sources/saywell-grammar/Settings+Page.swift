import GrammarFiles
import Porch

extension Settings {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell-grammar", summary: "see what saywell's grammars understand",
      synopsis: [
        "saywell-grammar parse [OPTION ...] < PHRASES",
        "saywell-grammar read --type TYPE [OPTION ...] < VALUES",
        "saywell-grammar explain [OPTION ...] [WORD ...]",
        "saywell-grammar check [OPTION ...] [FOLDER]",
        "saywell-grammar sample [OPTION ...] [INTENT ...]",
        "saywell-grammar export --format FORMAT [OPTION ...]",
      ])
    page.description = [
      "The commands need no store and change nothing; export takes one's own foods, medicines, tags, "
        + "people and shortcuts from the one that --store names. Phrases are read from standard input, one a "
        + "line; for each, one JSON object is printed on one line, in the same order.",
      "Known by name are, besides oneself: dad, mom, wife, husband, spouse, son, daughter, "
        + "grandma and grandpa.",
      "export makes of the same grammars, one's own among them, what a recogniser can be held to: "
        + "jsgf with its dictionary (dict) for PocketSphinx, srgs (XML) and abnf for those that "
        + "read the W3C's grammars, gbnf for whisper.cpp, a list of words (vosk), and words to "
        + "prompt Whisper with (prompt). Numbers are spelled out within the range of their slot, "
        + "free text is left out. A recogniser that is held to a grammar takes any noise for a "
        + "sentence of it: compare it with a second one, saywell --listen --constrained --second.",
    ]
    page.commands = Program.commands.map { .init($0.name, $0.help) }
    page.take(flags, languages: GrammarShelf.languages(Folders(.process).grammars))
    page.examples = [
      .init("echo 'bp 135/85' | saywell-grammar parse", "what saywell would do"),
      .init("echo 'one thirty five' | saywell-grammar read --type number", "a value alone"),
      .init("saywell-grammar explain bp 135 over 85", "every stage of understanding"),
      .init(
        "saywell-grammar export --format jsgf --intents LogWeight,LogPulse --size 5",
        "what PocketSphinx is to listen for"),
    ]
    page.environment = [
      .init("XDG_CONFIG_HOME, XDG_CACHE_HOME", "where saywell's folders are"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to try first"), .init("TZ", "the time zone"),
    ]
    page.files = [
      .init("~/.config/saywell/grammars", "your own grammars, a folder a language"),
      .init("~/.cache/saywell/grammars", "those grammars, compiled"),
    ]
    page.statuses = [
      .done, .usage, .badData, .noInput, .internalError, .inputOutput,
    ]
    return page
  }
}
