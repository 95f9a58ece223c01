import Measures

/// Says values in a language, with the word lists that read them and the `reply` lines of its `Writing` file.
///
/// A composed value takes the first line of its type whose holes are just the fields that the value has:
///
///     intent Writing
///     reply moment {day:day} at {hour}:{minute:00}
///     reply quantity {number} {unit}
struct Writer {
  private let grammar: Grammar
  private var tables: GrammarTables { grammar.tables }

  init(_ grammar: Grammar) { self.grammar = grammar }

  func write(_ quantity: Quantity) -> String {
    let number = Value.number(quantity.value).plain
    guard let unit = quantity.unit else { return number }
    return fill("quantity", ["number": .text(number), "unit": .text(spoken(unit))])
      ?? "\(number) \(spoken(unit))"
  }

  /// A moment that no line is for is said in two parts, its day and the rest: the day alone fills the hole `on`.
  func write(_ moment: Moment) -> String {
    if let written = fill("moment", moment.fields) { return written }
    guard let day = moment.day, let on = fill("moment", day.fields) else { return "" }
    var rest = moment
    rest.day = nil
    return fill("moment", rest.fields.merging(["on": .text(on)]) { $1 }) ?? ""
  }

  func write(_ period: Period) -> String {
    guard case .between(let first, let last) = period else {
      return fill("period", period.fields) ?? ""
    }
    let ends = [("first", first), ("last", last)].map {
      ($0, Value.text(fill("end", $1.fields) ?? write($1)))
    }
    return fill("period", Dictionary(uniqueKeysWithValues: ends)) ?? ""
  }

  private func fill(_ type: String, _ fields: [String: Value]) -> String? {
    guard let writing = tables.intent(named: "Writing") else { return nil }
    for text in tables.sentences(.replies, of: writing, key: type) {
      let template = Template(text)
      guard Set(template.holes) == Set(fields.keys) else { continue }
      return template.filled { hole, list in
        guard let value = fields[hole] else { return nil }
        return (value, written(value, list))
      }
    }
    return nil
  }

  /// A value as a hole wants it: two digits, a word of a list, or as it is.
  func written(_ value: Value, _ form: String?) -> String {
    guard let form else { return grammar.write(value) }
    if form == "00", let number = value.asNumber {
      return number < 10 ? "0\(Int(number))" : "\(Int(number))"
    }
    return spoken(value.plain, list: form) ?? grammar.write(value)
  }

  /// The first word for a value of a list; of any list, if none is named.
  func spoken(_ value: String, list: String?) -> String? {
    let machines =
      list.map { tables.machine(named: $0).map { [$0] } ?? [] } ?? Array(0..<tables.machineCount)
    for machine in machines where tables.machineKind(machine) == .list {
      for ending in tables.machineEndings(machine)
      where tables.isEnding(Int32(ending), ofValue: value) {
        let line = tables.endingSpoken(Int32(ending))
        guard let equal = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let words = Self.firstWords(line.utf8[line.utf8.index(after: equal)...])
        // What is heard in many ways by a rule is no word to be said.
        guard !words.utf8.contains(UInt8(ascii: "<")) else { continue }
        return words
      }
    }
    return nil
  }

  private func spoken(_ unit: Quantity.Unit) -> String {
    spoken(unit.rawValue, list: "unit") ?? unit.rawValue
  }

  /// The first of the alternatives of a pattern, without its optional parts.
  static func firstWords(_ pattern: Substring.UTF8View) -> String {
    var out: [UInt8] = []
    var optional = 0
    var passed = 0
    reading: for byte in pattern {
      switch byte {
      case UInt8(ascii: "["): optional += 1
      case UInt8(ascii: "]"): optional -= 1
      case UInt8(ascii: "("): if passed > 0 { passed += 1 }
      case UInt8(ascii: ")"): if passed > 0 { passed -= 1 }
      case UInt8(ascii: "|") where optional == 0 && passed == 0:
        guard pattern.contains(UInt8(ascii: "(")) else { break reading }
        passed = 1
      case UInt8(ascii: "~"): break reading
      case UInt8(ascii: "\\"): break
      default: if optional == 0, passed == 0 { out.append(byte) }
      }
    }
    return String(decoding: Template.tidied(out), as: UTF8.self)
  }
}

extension Period {
  /// The fields of the forms that read this period.
  var fields: [String: Value] {
    switch self {
    case .day(.shifted(.offset(0), let shift)) where shift.amount < 0:
      return shift.fields("ago", "ahead")
    case .day(let day): return day.fields
    case .lastNight: return ["span": .word("night")]
    case .week(let offset): return ["span": .word("week"), "offset": .number(Double(offset))]
    case .month(let offset): return ["span": .word("month"), "offset": .number(Double(offset))]
    case .year(let offset): return ["span": .word("year"), "offset": .number(Double(offset))]
    case .named(let month, let year):
      let fields: [String: Value] = ["month": .number(Double(month))]
      return year.map { fields.merging(["year": .number(Double($0))]) { $1 } } ?? fields
    case .yearMonth(let month, let years):
      return ["month": .number(Double(month)), "years": .number(Double(years))]
    case .lastDays(let count): return ["span": .word("days"), "count": .number(Double(count))]
    case .lastHours(let count): return ["span": .word("hours"), "count": .number(Double(count))]
    case .since(let day): return ["span": .word("since")].merging(day.fields) { $1 }
    // Its ends are written apart.
    case .between: return [:]
    case .all: return ["span": .word("all")]
    }
  }
}
