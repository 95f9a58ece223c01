import Intents
import Measures
import Records

extension Step {
  /// The action in JSON: intent, kind, then what was said, each figure in the unit that its field's name carries.
  ///
  /// - Parameter assignment: the bound intent, which may know better names; nil while something is missing.
  func json(_ assignment: Assignment?, now: LocalTime) -> JSON {
    var fields = [
      JSON.Field("intent", .string(intent)), JSON.Field("kind", .string(entry.type.kind)),
    ]
    fields += assignment.flatMap { $0.intent.fields(in: $0.context) } ?? said(now: now)
    add("person", person.map(JSON.string), to: &fields)
    add("at", moment?.json(now: now), to: &fields)
    add("tags", tags.isEmpty ? nil : .array(tags.map(JSON.string)), to: &fields)
    add("note", note.map(JSON.string), to: &fields)
    return .object(fields)
  }

  private func add(_ name: String, _ value: JSON?, to fields: inout [JSON.Field]) {
    guard let value, !fields.contains(where: { $0.name == name }) else { return }
    fields.append(JSON.Field(name, value))
  }

  private var moment: Moment? {
    for case ("when", .moment(let moment)) in slots { return moment }
    return nil
  }

  /// What a parameter is called in JSON.
  func field(of parameter: String) -> String {
    let unit = entry.parameters.first { $0.name == parameter }?.unit
    return unit?.fieldSuffix.map { "\(parameter)_\($0)" } ?? parameter
  }

  /// One field a parameter that was heard, in the order in which the intent declares them.
  private func said(now: LocalTime) -> [JSON.Field] {
    entry.parameters.compactMap { parameter in
      guard parameter.name != "when" else { return nil }
      let heard = slots.filter { $0.name == parameter.name }.map {
        $0.value.json(in: parameter.unit, now: now)
      }
      guard let first = heard.first else { return nil }
      return JSON.Field(field(of: parameter.name), heard.count == 1 ? first : .array(heard))
    }
  }
}

extension Value {
  /// The value in JSON; a figure in this unit, if it can be converted into it.
  fileprivate func json(in unit: Quantity.Unit?, now: LocalTime) -> JSON {
    switch self {
    case .number(let number): .number(number)
    case .quantity(let quantity):
      .number((unit.flatMap(quantity.converted) ?? quantity).value.withoutNoise)
    case .moment(let moment): moment.json(now: now) ?? .null
    case .period(let period): period.name(today: now.date).map(JSON.string) ?? .null
    case .word(let words), .text(let words): .string(words)
    }
  }
}

extension Moment {
  /// The local time that is meant: with minutes unless only a day was said; nil when nothing was.
  public func json(now: LocalTime) -> JSON? {
    guard self != .now, let resolved = resolved(now: now, toward: .past) else { return nil }
    return .string(
      resolved.precision == .day ? "\(resolved.at.date)" : "\(resolved.at)")
  }
}

extension Double {
  /// Without the last digits, in which conversions leave traces of binary fractions.
  fileprivate var withoutNoise: Double { (self * 1e6).rounded() / 1e6 }
}
