import GrammarFiles
import Porch

extension Settings {
  /// What the help, the manual and the completions are written from.
  static var manual: Page {
    var page = Page(
      name: "saywell-report", summary: "make a report of the records as PDF",
      synopsis: ["saywell-report --output FILE [OPTION ...]"])
    page.description = [
      "Makes pages of A4 with a chart, the figures that the readings come to, and every reading of "
        + "the time. saywell starts it when somebody asks for a PDF."
    ]
    page.take(flags, languages: GrammarShelf.languages(Folders(.process).grammars))
    page.examples = [
      .init(
        "saywell-report --metric bloodPressure --period last_30_days --output pressure.pdf",
        "for the doctor")
    ]
    page.environment = [
      .init("SAYWELL_STORE", "where the records are, as --store names it"),
      .init("LC_ALL, LC_MESSAGES, LANG", "the language to write in"), .init("TZ", "the time zone"),
    ]
    page.statuses = [
      .done, .refused, .usage, .badData, .unavailable, .internalError, .cannotCreate, .inputOutput,
      .configuration,
    ]
    return page
  }
}
