import Conversation
import Intents
import Measures

/// The arguments of a call as slots for an intent.
struct Arguments {
  /// An argument that says nothing the tool could take.
  enum Fault: Error {
    case unknown(String)
    case unreadable(String)
    /// It is said of one thing, and there are several.
    case ofOneThing(String)
    /// They cannot all hold.
    case contradictory([String])
  }

  private(set) var slots: [(name: String, value: Value)] = []
  private(set) var isConfirmed = false

  /// - Throws: `Fault` for the first argument that has no place, or not this value.
  init(_ json: JSON?, of tool: Tool, _ session: inout Session) throws(Fault) {
    guard case .object(let fields)? = json else {
      if json == nil || json == .null { return }
      throw .unreadable("arguments")
    }
    for field in fields {
      if field.name == Tool.confirm, !tool.isReadOnly {
        guard case .bool(let isConfirmed) = field.value else { throw .unreadable(field.name) }
        self.isConfirmed = isConfirmed
        continue
      }
      guard let parameter = tool.parameters.first(where: { $0.name == field.name }) else {
        throw .unknown(field.name)
      }
      guard let values = Self.values(field.value, parameter.declared, tool.name, &session) else {
        throw .unreadable(field.name)
      }
      slots += values.map { (parameter.declared.name, $0) }
    }
    let names = slots.count { $0.name == tool.names }
    if names > 1, let count = tool.counts.first(where: isGiven) {
      throw .ofOneThing(tool.parameters.first { $0.declared.name == count }?.name ?? count)
    }
    let contradictory = tool.contradictions(in: slots)
    if !contradictory.isEmpty { throw .contradictory(contradictory) }
  }

  private func isGiven(_ name: String) -> Bool { slots.contains { $0.name == name } }

  /// None for what says nothing; nil where it is no value of the parameter.
  private static func values(
    _ json: JSON, _ parameter: CatalogEntry.Description, _ intent: String,
    _ session: inout Session
  ) -> [Value]? {
    switch json {
    case .null: return []
    case .array(let elements) where parameter.isList:
      var values: [Value] = []
      for element in elements {
        guard let value = value(element, parameter, intent, &session) else { return nil }
        values.append(value)
      }
      return values
    case .bool(let isSo) where parameter.form == .flag: return isSo ? [.word("yes")] : []
    default: return value(json, parameter, intent, &session).map { [$0] }
    }
  }

  private static func value(
    _ json: JSON, _ parameter: CatalogEntry.Description, _ intent: String,
    _ session: inout Session
  ) -> Value? {
    switch (parameter.form, json) {
    case (.quantity, .number(let number)) where !parameter.needsUnit && parameter.unit != nil:
      .quantity(Quantity(number, parameter.unit))
    case (.number, .number(let number)): .number(number)
    case (.whole, .number(let number)): Int(exactly: number).map { .number(Double($0)) }
    case (.quantity, .string(let text)):
      text.contains(where: \.isLetter) || text.contains("%")
        ? session.value(of: text, for: parameter.name, of: intent) : nil
    case (.choice(let names), .string(let text)): names.contains(text) ? .word(text) : nil
    case (.words, .string(let text)) where !text.isEmpty:
      session.value(of: text, for: parameter.name, of: intent) ?? .text(text)
    case (.moment, .string(let text)):
      Moment(written: text).map(Value.moment) ?? session.value(of: text, as: "moment")
    case (.period, .string(let text)):
      CivilDate(text).map { .period(.day(.date(year: $0.year, month: $0.month, day: $0.day))) }
        ?? session.value(of: String(text.map { $0 == "_" ? " " : $0 }), as: "period")
    default: nil
    }
  }
}

extension Moment {
  /// As programs write it, in local time: `2026-03-11`, `2026-03-11T07:00`, and with seconds, which are passed over.
  fileprivate init?(written text: String) {
    let hasSeconds = text.utf8.count == 19 && text.dropFirst(16).first == ":"
    let text = hasSeconds ? String(text.prefix(16)) : text
    if let time = LocalTime(text) {
      let date = time.date
      self.init(
        day: .date(year: date.year, month: date.month, day: date.day),
        clock: Clock(hour: time.hour, minute: time.minute, half: Self.half(of: time.hour)))
    } else if let date = CivilDate(text) {
      self.init(day: .date(year: date.year, month: date.month, day: date.day))
    } else {
      return nil
    }
  }

  /// What the hours 0 and 13 to 23 say by themselves.
  private static func half(of hour: Int) -> Clock.Half? {
    (1...12).contains(hour) ? hour < 12 ? .am : .pm : nil
  }
}
