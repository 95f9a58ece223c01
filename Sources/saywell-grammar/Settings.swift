import Measures
import Phrasing
import Porch

/// The options of the subcommands.
struct Settings: Described {
  var language: String?
  var now: LocalTime?
  var type: ValueType?
  var format: GrammarExport.Format?
  var intents: [String]?
  var size: Int?
  var dictionary: String?
  var store: StoreAddress?
  var telling = Telling()

  static let formats = GrammarExport.Format.allCases.map(\.rawValue).joined(separator: ", ")

  static let flags: [Flag<Settings>] =
    [
      Flag(
        "language", value: "LANGUAGE",
        help: "understand only this language; else every one, the locale's first"
      ) { $0.language = $1 },
      .now { $0.now = $1 },
      Flag(
        "type", value: "TYPE", choices: ValueType.allCases.map(\.rawValue),
        help: "what read takes each line for"
      ) { settings, text in
        guard let type = ValueType(rawValue: text) else {
          throw UsageError.badValue(option: "type", wanted: ValueType.names)
        }
        settings.type = type
      },
      Flag(
        "format", value: "FORMAT", choices: GrammarExport.Format.allCases.map(\.rawValue),
        help: "what export writes: for PocketSphinx, any recogniser, whisper.cpp, Vosk, Whisper"
      ) { settings, text in
        guard let format = GrammarExport.Format(rawValue: text) else {
          throw UsageError.badValue(option: "format", wanted: formats)
        }
        settings.format = format
      },
      Flag(
        "intents", value: "INTENTS",
        help: "export the phrases of these intents alone: LogWeight,LogPulse"
      ) { $0.intents = $1.split { $0 == "," || $0 == " " }.map(String.init) },
      Flag(
        "size", value: "COUNT",
        help: "export so many entries of each word list, and one sentence at a time"
      ) { settings, text in
        guard let size = Int(text), size > 0 else {
          throw UsageError.badValue(option: "size", wanted: "a number from one on")
        }
        settings.size = size
      },
      Flag(
        "dictionary", value: "FILE",
        help: "export the sounds of words as they stand there, and only else by rule"
      ) { $0.dictionary = $1 },
      Flag(
        "store", value: "URL",
        help: "export also what somebody calls their own, from their records: sqlite:PATH"
      ) { settings, text in
        guard let address = StoreAddress(text) else {
          throw UsageError.badValue(
            option: "store", wanted: StoreAddress.meant(by: text, forms: "sqlite:PATH"))
        }
        settings.store = address
      },
    ] + Flag<Settings>.telling
}
