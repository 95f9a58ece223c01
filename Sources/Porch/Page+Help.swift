extension Page {
  /// What `--help` prints.
  public var help: String {
    var lines = ["\(name): \(summary)", ""]
    for (index, form) in synopsis.enumerated() {
      lines.append((index == 0 ? "usage: " : "       ") + form)
    }
    if !commands.isEmpty {
      lines += ["", "commands:"] + columns(commands.map { ($0.name, $0.help) })
    }
    lines += ["", "options:"] + columns(options.map { ($0.usage, $0.help) })
    lines += ["", "exit status:"] + columns(statuses.map { ("\($0.rawValue)", $0.meaning) })
    if !examples.isEmpty {
      lines += ["", "examples:"] + examples.map { "  \($0.line)" }
    }
    return lines.joined(separator: "\n")
  }

  private func columns(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.flatMap { left, right in
      let lines = right.wrapped(to: 96 - width)
      return lines.enumerated().map { index, line in
        let start = index == 0 ? left : ""
        return "  " + start + String(repeating: " ", count: width - start.count) + line
      }
    }
  }
}

extension Page.Option {
  /// How it is written: `--language en|zh`, `-q, --quiet`.
  var usage: String {
    let value = choices.isEmpty ? argument : choices.joined(separator: "|")
    return (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

extension String {
  /// The words in lines of at most so many characters.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
