import Measures

/// Writes rules as SRGS in XML.
enum Markup {
  static func document(
    _ rules: [(name: String, speech: Speech)], root: String, language: String
  ) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<grammar version=\"1.0\" xmlns=\"http://www.w3.org/2001/06/grammar\" xml:lang=\"\(language)\""
        + " mode=\"voice\" root=\"\(root)\">",
    ]
    for (name, speech) in rules {
      let scope = name == root ? " scope=\"public\"" : ""
      lines.append("<rule id=\"\(name)\"\(scope)>\(text(speech))</rule>")
    }
    return (lines + ["</grammar>"]).joined(separator: "\n")
  }

  private static func text(_ speech: Speech) -> String {
    switch speech {
    case .words([]): "<ruleref special=\"NULL\"/>"
    case .words(let words): Speech.tokens(words).joined(separator: " ").escapedForMarkup
    case .sequence(let parts): parts.map(text).joined(separator: " ")
    case .choice(let parts):
      "<one-of>" + parts.map { "<item>\(text($0))</item>" }.joined() + "</one-of>"
    case .optional(let part): "<item repeat=\"0-1\">\(text(part))</item>"
    case .repeated(let part): "<item repeat=\"1-\">\(text(part))</item>"
    case .rule(let name): "<ruleref uri=\"#\(name)\"/>"
    case .figures: "<ruleref special=\"VOID\"/>"
    }
  }
}
