extension Page {
  /// The manual page, section 1, in the macros of man(7).
  public var manual: String {
    var lines = [#".TH "\#(name.uppercased())" "1" "" "saywell" "User Commands""#]
    lines += [".SH NAME", "\(roff(name)) \\- \(roff(summary))", ".SH SYNOPSIS", ".nf"]
    lines += synopsis.map(roff) + [".fi"]
    lines.append(".SH DESCRIPTION")
    for paragraph in description { lines += [".PP", roff(paragraph)] }
    lines += section("COMMANDS", commands.map { ($0.name, $0.help) })
    lines += section("OPTIONS", options.map { ($0.usage, $0.help) })
    lines += section("EXAMPLES", examples.map { ($0.line, $0.purpose) })
    lines += section("EXIT STATUS", statuses.map { ("\($0.rawValue)", $0.meaning) })
    lines += section("ENVIRONMENT", environment.map { ($0.name, $0.purpose) })
    lines += section("FILES", files.map { ($0.name, $0.purpose) })
    let others = related.map { "\(roff($0))(1)" }.joined(separator: ", ")
    lines += [".SH SEE ALSO", others]
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [".SH \(title)"] + rows.flatMap { [".TP", ".B \(roff($0))", roff($1)] }
  }

  /// Text that roff prints as it stands.
  private func roff(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case ".": result += result.isEmpty ? "\\&." : "."
      default: result.append(character)
      }
    }
    return result
  }
}
