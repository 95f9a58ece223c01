import Measures

extension Moment {
  /// The fields of the forms that read this moment.
  var fields: [String: Value] {
    var fields = day?.fields ?? [:]
    if let part { fields["part"] = .word(part.rawValue) }
    if let clock {
      fields["hour"] = .number(Double(clock.hour))
      fields["minute"] = .number(Double(clock.minute))
      if let half = clock.half { fields["half"] = .word(half.rawValue) }
    }
    if let shift { fields.merge(shift.fields("ago", "ahead")) { $1 } }
    return fields
  }
}

extension Moment.Day {
  /// The fields of the forms that read this day.
  var fields: [String: Value] {
    switch self {
    case .offset(let days): return Self.numbers(["day": days])
    case .weekday(let day, .nearest): return Self.numbers(["weekday": day])
    case .weekday(let day, let week):
      return Self.numbers(["weekday": day]).merging(["week": .word(week.rawValue)]) { $1 }
    case .date(let year?, let month, let date):
      return Self.numbers(["year": year, "month": month, "date": date])
    case .date(nil, let month, let date): return Self.numbers(["month": month, "date": date])
    case .ordinal(let date): return Self.numbers(["date": date])
    case .fitting(let day, let weekday):
      return day.fields.merging(Self.numbers(["weekday": weekday])) { $1 }
    case .monthDay(let date, let months): return Self.numbers(["date": date, "months": months])
    case .yearDay(let month, let date, let years):
      return Self.numbers(["month": month, "date": date, "years": years])
    case .nth(let count, let weekday, let months):
      return Self.numbers(["nth": count, "weekday": weekday, "months": months])
    case .counted(let count, let weekday):
      return Self.numbers(["count": abs(count), "weekday": weekday])
        .merging(["sense": .word(count < 0 ? "ago" : "ahead")]) { $1 }
    case .shifted(let day, let shift):
      let fields = shift.fields("before", "after")
      return day.fields.merging(
        ["amount": fields["amount"], "beside": fields["sense"]].compactMapValues { $0 }
      ) { $1 }
    }
  }

  private static func numbers(_ fields: [String: Int]) -> [String: Value] {
    fields.mapValues { .number(Double($0)) }
  }
}

extension Moment.Shift {
  func fields(_ behind: String, _ ahead: String) -> [String: Value] {
    [
      "amount": .quantity(Quantity(abs(amount), unit)),
      "sense": .word(amount < 0 ? behind : ahead),
    ]
  }
}
