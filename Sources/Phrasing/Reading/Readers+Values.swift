import Measures

extension Readers {
  /// The bytes of the utterance from one token to before another.
  func span(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end, end <= tokens.count else { return 0..<0 }
    return Int(tokens[start].start)..<Int(tokens[end - 1].end)
  }

  /// What a reading stands for.
  func value(_ reading: Reading, _ terminal: GrammarTables.Terminal) -> Value {
    switch reading.kind {
    case .number: return .number(reading.number)
    case .quantity:
      let unit = reading.unit < 0 ? nil : UnitTable.units[Int(reading.unit)]
      return .quantity(Quantity(reading.number, unit))
    case .text: return .text(textOf(reading))
    case .word:
      guard reading.ending >= 0 else { return .word(names[Int(-2 - reading.ending)].value) }
      if tables.machineKind(terminal.argument) == .form { return form(reading, terminal) }
      guard !tables.endingIsAsSaid(reading.ending) else { return .text(textOf(reading)) }
      return .word(tables.endingValue(reading.ending))
    case .form: return form(reading, terminal)
    }
  }

  private func textOf(_ reading: Reading) -> String {
    let range = span(Int(reading.captures), Int(reading.end))
    let space = UInt8(ascii: " ")
    let bytes = range.filter { text[$0] != space || text[$0 - 1] != space }.map { text[$0] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The fields that a form filled, put together as the value of its type.
  private func form(_ reading: Reading, _ terminal: GrammarTables.Terminal) -> Value {
    let fields = fields(of: reading)
    switch tables.machineName(terminal.argument) {
    case "moment": return .moment(Moment(fields: fields))
    case "period": return .period(Period(fields: fields))
    default:
      let isTime = fields.contains { Moment.fieldNames.contains($0.name) }
      return isTime ? .moment(Moment(fields: fields)) : .word(fields.first.map(\.value.plain) ?? "")
    }
  }

  /// The slots that were filled inside a form or a modifier.
  func filled(by reading: Reading) -> Slice<Stack<Capture>> {
    guard reading.captureCount > 0 else { return captures[0..<0] }
    return captures[Int(reading.captures)..<Int(reading.captures + reading.captureCount)]
  }

  private func fields(of reading: Reading) -> [Field] {
    var fields: [Field] = []
    for capture in filled(by: reading) {
      let terminal = tables.terminal(Int(capture.terminal))
      let inner = readings[Int(capture.reading)]
      let name = tables.slotName(terminal)
      if name == "time" {
        fields += clock(inner)
      } else {
        fields.append(Field(name: name, value: value(inner, terminal)))
        if name == "hour", isPadded(Int(inner.end) - 1) { fields.append(.ofWholeDay) }
      }
      if inner.kind == .form || terminal.kind == .machine, inner.ending >= 0 {
        fields += given(inner.ending)
      }
    }
    if reading.ending >= 0 { fields += given(reading.ending) }
    return fields
  }

  /// Whether a number is written with a zero before it, as on clocks of 24 hours: `08`.
  private func isPadded(_ at: Int) -> Bool {
    guard tokens.indices.contains(at), tokens[at].kind == .number else { return false }
    return tokens[at].end - tokens[at].start == 2
      && text[Int(tokens[at].start)] == UInt8(ascii: "0")
  }

  /// A time of day that was written as one number: `1030`, `815`, `8.30`.
  private func clock(_ reading: Reading) -> [Field] {
    let digits = text[span(Int(reading.captures), Int(reading.end))].map { $0 }
    let dot = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count - 2
    guard dot > 0, let hour = Int(String(decoding: digits[..<dot], as: UTF8.self)),
      let minute = Int(
        String(decoding: digits[dot...].filter { $0 != UInt8(ascii: ".") }, as: UTF8.self))
    else { return [] }
    let isPadded = dot == 2 && digits[0] == UInt8(ascii: "0")
    return [
      Field(name: "hour", value: .number(Double(hour))),
      Field(name: "minute", value: .number(Double(minute))),
    ] + (isPadded ? [.ofWholeDay] : [])
  }

  private func given(_ ending: Int32) -> [Field] {
    tables.endingGiven(ending).map {
      Field(name: tables.givenName($0), value: Value(given: tables.givenValue($0)))
    }
  }
}

/// One part of a composed value, as a form of the grammar names it.
struct Field {
  var name: String
  var value: Value

  /// Says that the hour is one of 24, and not of twelve.
  static let ofWholeDay = Field(name: "whole", value: .word("yes"))
}

extension Value {
  /// The text of a word, and the digits of a number.
  var plain: String {
    switch self {
    case .word(let word): word
    case .text(let text): text
    case .number(let number): number.isWhole ? "\(Int(number))" : "\(number)"
    case .quantity, .moment, .period: ""
    }
  }

  var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .quantity(let quantity): quantity.value
    case .word(let word): Double(word)
    case .moment, .period, .text: nil
    }
  }
}

extension Double {
  var isWhole: Bool { self == rounded() && abs(self) < 1e15 }
}
