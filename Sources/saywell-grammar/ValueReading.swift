import Measures
import Phrasing

/// Reads a line as one value of a kind, in one language.
struct ValueReading {
  let grammar: Grammar
  let type: ValueType

  /// The fields of the value in JSON; none when the line is no such value.
  func fields(of line: String, now: LocalTime) -> [JSON.Field] {
    switch type {
    case .number: number(line)
    case .quantity: quantity(line)
    case .duration: duration(line)
    case .moment: moment(line, now)
    }
  }

  private func number(_ line: String) -> [JSON.Field] {
    guard case .number(let number)? = grammar.read(line, as: "number").first else { return [] }
    return [JSON.Field("value", .number(number))]
  }

  /// The first dimension that has a unit like the one in the line; a bare number is no quantity.
  private func quantity(_ line: String) -> [JSON.Field] {
    let canonical: [Quantity.Unit] = [
      .kilogram, .metre, .millilitre, .celsius, .kilocalorie, .millimetreOfMercury,
      .millimolePerLitre,
    ]
    for unit in canonical {
      for case .quantity(let quantity) in grammar.read(line, as: unit.dimension.rawValue) {
        guard let converted = quantity.converted(to: unit) else { continue }
        return [
          JSON.Field("value", .number(converted.value)), JSON.Field("unit", .string(unit.ucum)),
        ]
      }
    }
    return []
  }

  private func duration(_ line: String) -> [JSON.Field] {
    for case .quantity(let quantity) in grammar.read(line, as: "duration") {
      guard let seconds = quantity.converted(to: .second) else { continue }
      return [JSON.Field("seconds", .number(seconds.value))]
    }
    return []
  }

  /// A moment, else a period. A tab and a clock of its own may follow the words.
  private func moment(_ line: String, _ now: LocalTime) -> [JSON.Field] {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    let words = String(parts[0])
    let now = parts.count > 1 ? LocalTime(String(parts[1])) ?? now : now
    if case .moment(let moment)? = grammar.read(words, as: "moment").first {
      return fields(of: moment, now)
    }
    guard case .period(let period)? = grammar.read(words, as: "period").first,
      let days = period.days(today: now.date)
    else { return [] }
    return [
      JSON.Field("start", .string("\(days.lowerBound)")),
      JSON.Field("end", .string("\(days.upperBound)")),
    ]
  }

  private func fields(of moment: Moment, _ now: LocalTime) -> [JSON.Field] {
    guard let resolved = moment.resolved(now: now, toward: .past) else { return [] }
    switch resolved.precision {
    case .minute: return [JSON.Field("at", .string("\(resolved.at)"))]
    case .day: return [JSON.Field("at", .string("\(resolved.at.date)"))]
    case .part:
      return [
        JSON.Field("start", .string("\(resolved.start)")),
        JSON.Field("end", .string("\(resolved.end)")),
      ]
    }
  }
}
