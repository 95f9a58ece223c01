import Measures

extension Paper {
  /// A page of HTML that needs nothing beside it, laid out for A4.
  public var html: String {
    let pictures = charts.map { picture in
      "<figure><figcaption>\(picture.title.escapedForHTML)</figcaption>\n"
        + picture.drawing.svg + "</figure>"
    }
    let body =
      ["<h1>\(title.escapedForHTML)</h1>", paragraphs(lines, "lines"), list] + pictures
      + [table, paragraphs(notes, "notes")]
    return """
      <!DOCTYPE html>
      <html lang="\(language.escapedForHTML)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title.escapedForHTML)</title>
      <style>
      \(Self.style)
      \(Drawing.style)
      </style>
      </head>
      <body>
      \(body.filter { !$0.isEmpty }.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func paragraphs(_ texts: [String], _ name: String) -> String {
    guard !texts.isEmpty else { return "" }
    let inner = texts.map { "<p>\($0.escapedForHTML)</p>" }.joined()
    return "<div class=\"\(name)\">\(inner)</div>"
  }

  private var list: String {
    guard !facts.isEmpty else { return "" }
    return "<ul>" + facts.map { "<li>\($0.escapedForHTML)</li>" }.joined() + "</ul>"
  }

  private var table: String {
    guard !rows.isEmpty else { return "" }
    let head = header.map { "<th scope=\"col\">\($0.escapedForHTML)</th>" }.joined()
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\($0.escapedForHTML)</td>" }.joined() + "</tr>"
    }
    return "<table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n"
      + lines.joined(separator: "\n") + "\n</tbody>\n</table>"
  }

  private static let style = """
    @page { size: A4; margin: 18mm; }
    body { font: 11pt/1.4 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; color: #111;
      max-width: 174mm; margin: 1em auto; padding: 0 1em; }
    h1 { font-size: 18pt; margin: 0 0 .2em; } p { margin: .1em 0; } figure { margin: 1em 0; }
    figcaption { font-weight: 600; } figure, tr { break-inside: avoid; }
    table { border-collapse: collapse; width: 100%; margin: 1em 0; } thead { display: table-header-group; }
    th, td { text-align: left; vertical-align: top; padding: .2em .6em .2em 0; border-bottom: 1px solid #ccc; }
    td { font-variant-numeric: tabular-nums; } .notes { font-size: 9pt; color: #444; }
    @media print { body { margin: 0; padding: 0; } }
    """
}

extension String {
  /// Text that stands for nothing but itself in HTML; what no page may hold is left out.
  var escapedForHTML: String {
    var result = ""
    for scalar in escapedForMarkup.unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += " "
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
