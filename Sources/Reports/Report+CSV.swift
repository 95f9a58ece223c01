import Measures

extension Report {
  /// The readings as RFC 4180 has tables, with a line of names first.
  ///
  /// A spreadsheet program takes what begins with `=`, `+`, `-` or `@` for a formula, so words that begin so get an
  /// apostrophe in front, which it takes for the mark of plain text.
  public var csv: String {
    let names = [
      "date", "time", "zone", "person", "kind", "label", "value", "unit", "said", "systolic_mmHg",
      "diastolic_mmHg", "pulse_bpm", "tags", "note", "part",
    ]
    let rows = readings.map { reading in
      [
        reading.date, reading.time, zone.asWords, person.asWords, reading.kind,
        reading.label.asWords, reading.value.asNumber, reading.unit ?? "", reading.said.asWords,
        reading.systolic.asNumber, reading.diastolic.asNumber, reading.pulse.asNumber,
        reading.tags.joined(separator: "; ").asWords, reading.note.asWords, reading.part ?? "",
      ]
    }
    let mark = format == .sheet ? "\u{FEFF}" : ""
    return mark
      + ([names] + rows).map { $0.map(\.quoted).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension Double? {
  fileprivate var asNumber: String { self?.plainText ?? "" }
}

extension String? {
  fileprivate var asWords: String { self?.asWords ?? "" }
}

extension String {
  fileprivate var asWords: String {
    guard let first = unicodeScalars.first else { return self }
    return "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) ? "'" + self : self
  }

  fileprivate var quoted: String {
    guard unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return self
    }
    return "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
