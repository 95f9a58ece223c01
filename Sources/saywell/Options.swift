import Listening
import Measures
import Porch
import Records

/// What the command line asks for.
struct Options: Described {
  var isJSON = false
  var isDryRun = false
  var explains = false
  var saysYes = false
  var now: LocalTime?
  var language: String?
  var person: String?
  var store: StoreAddress?
  var source: Entry.Source?
  var listens = false
  var wake: WakePhrase?
  var second: String?
  var isHeldToGrammar = false
  var voice: Voice.Command?
  /// Why nothing can be read aloud, though it is wanted.
  var voiceFault: Voice.Command.Fault?
  var isQuiet = false
  var telling = Telling()
}

extension Options {
  /// Every option there is. Help, manual and completions are written from this table.
  static let flags: [Flag<Options>] =
    [
      Flag("json", "j", help: "print one JSON object a reply, on one line") { $0.isJSON = true },
      Flag("dry-run", "n", help: "do everything but the write") { $0.isDryRun = true },
      Flag("explain", help: "print every stage of understanding before the reply") {
        $0.explains = true
      },
      Flag("yes", "y", help: "give confirmations, but never those for implausible values") {
        $0.saysYes = true
      },
      .now { $0.now = $1 },
      Flag(
        "language", value: "LANGUAGE",
        help: "understand only this language; else every one, the locale's first"
      ) { $0.language = $1 },
      .person(help: "for whom it is, unless the words say otherwise") { $0.person = $1 },
      Flag("store", value: "URL", help: "where the records are: sqlite:PATH or :memory:") {
        options, text in
        guard let address = StoreAddress(text) else {
          throw UsageError.badValue(
            option: "store", wanted: StoreAddress.meant(by: text, forms: StoreAddress.forms))
        }
        options.store = address
      },
      Flag(
        "source", value: "NAME", choices: Entry.Source.speaking.map(\.rawValue),
        help: "which way the words come in, where another program passes them on: this decides "
          + "what they may do; every line of its input is then one utterance as it stands"
      ) { options, text in
        guard let source = Entry.Source.speaking.first(where: { $0.rawValue == text }) else {
          throw UsageError.badValue(
            option: "source",
            wanted: Entry.Source.speaking.map(\.rawValue).joined(separator: ", "))
        }
        options.source = source
      },
      Flag("listen", help: "hear what a recogniser prints to standard input, until its end") {
        $0.listens = true
      },
      Flag(
        "wake", value: "PHRASE", help: "listening, pass over what does not begin with these words"
      ) { options, text in
        guard let phrase = WakePhrase(text) else {
          throw UsageError.badValue(option: "wake", wanted: "a few words")
        }
        options.wake = phrase
      },
      Flag(
        "second", value: "FILE",
        help:
          "listening, compare with what a second recogniser prints there, utterance by utterance"
      ) { $0.second = $1 },
      Flag(
        "constrained",
        help:
          "listening to a recogniser that is held to a grammar, take no single word for an answer"
      ) { $0.isHeldToGrammar = true },
      Flag(
        "speak", value: "COMMAND",
        help: "read replies aloud: espeak-ng, spd-say, or a command that reads them from its input"
      ) { options, text in
        do throws(Voice.Command.Fault) {
          options.voice = try Voice.Command(text)
        } catch {
          options.voiceFault = error
        }
      },
      Flag("quiet", "q", help: "print no acknowledgements and no hints; answers and questions only")
      {
        $0.isQuiet = true
      },
    ] + Flag<Options>.telling
}
