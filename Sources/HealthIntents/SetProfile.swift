import Intents
import Measures
import Records

/// Keeps who somebody is: "I was born on 3 May 1951", "dad is a man", "I am lightly active".
public struct SetProfile: Intent {
  public static let title = "Say who somebody is"
  public static let kind = "profile"
  public static let demand = Demand.add()

  @Parameter var born: Moment?
  @Parameter(.birthYear, as: "birth_year") var year: Double?
  /// The month of that year, where no day was said.
  @Parameter(as: "birth_month") var month: Ordinal?
  @Parameter(.age) var age: Double?
  @Parameter var sex: Sex?
  @Parameter(as: "activity_level") var level: ActivityLevel?
  @Parameter var person: Term?

  public init() {}

  /// - Throws: `Need.value` "missing" where nothing was said, "year" where a date has none; `Need.implausible` where
  ///   nobody alive was born then.
  public func review(in context: IntentContext) throws {
    try reviewFigures(in: context)
    let birth = try birth(in: context)
    guard birth != nil || sex != nil || level != nil else { throw $born.needsValue() }
    guard let birth, birth.ages(on: context.today).upperBound > 120 || birth.latest > context.today
    else { return }
    throw Need.implausible(
      key: "never-born",
      values: saidValues(in: context).merging([Need.parameterKey: .word("born")]) { $1 })
  }

  public static func contradictions(in slots: [(name: String, value: Value)]) -> [String] {
    let names = Set(slots.map(\.name))
    let dates = ["born", "year", "month", "age"].filter(names.contains)
    guard dates.count > 1, dates != ["year", "month"] else { return [] }
    // "3 May" and a year are a date together.
    if dates == ["born", "year"],
      case .moment(let born)? = slots.first(where: { $0.name == "born" })?.value,
      case .date(nil, _, _)? = born.day
    {
      return []
    }
    return dates
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    try review(in: context)
    let birth = try birth(in: context)
    var samples: [Sample] = []
    if let birth { samples.append(context.sample(.birthday, label: birth.text)) }
    if let sex { samples.append(context.sample(.sex, label: sex.rawValue)) }
    if let level { samples.append(context.sample(.activityLevel, label: level.rawValue)) }
    var values = birth?.spoken(in: context) ?? [:]
    values[birth == nil ? "sex" : "andSex"] = sex.map { .word($0.rawValue) }
    values[birth == nil && sex == nil ? "level" : "andLevel"] = level.map { .word($0.rawValue) }
    values["person"] = context.person.namedUnlessMe
    var outcome = Outcome("logged", values, samples: samples)
    outcome.things = try Description.all(of: samples, in: context)
    return outcome
  }

  /// A date is shown once its year is known.
  public func fields(in context: IntentContext) -> [JSON.Field] {
    guard case .date(nil, _, _)? = born?.day else { return saidFields(in: context) }
    let date = (try? birth(in: context)).flatMap { $0.map { JSON.string($0.text) } }
    return (date.map { [JSON.Field("born", $0)] } ?? [])
      + saidFields(in: context).filter { $0.name != "born" && $0.name != "birth_year" }
  }

  private func birth(in context: IntentContext) throws -> BirthDate? {
    if let born {
      if case .date(nil, let month, let day)? = born.day {
        guard let year else { throw $year.needsValue() }
        let whole = Moment(day: .date(year: Int(year), month: month, day: day))
        return try whole.birthDate(in: context, asking: $born)
      }
      return try born.birthDate(in: context, asking: $born)
    }
    if let year {
      return month.map { BirthDate(year: Int(year), month: $0.number) }
        ?? BirthDate(year: Int(year))
    }
    return age.map { BirthDate(age: Int($0), on: context.today) }
  }
}

extension Moment {
  /// - Throws: `Need.value` "year" where it is a date without one, "no-such-time" where there is no such day.
  func birthDate(in context: IntentContext, asking parameter: Parameter<Moment?>) throws
    -> BirthDate
  {
    if case .date(nil, _, _)? = day { throw parameter.needsValue("year") }
    guard let date = day?.date(today: context.today, toward: .past) else {
      throw parameter.needsValue("no-such-time")
    }
    return BirthDate(date)
  }
}

extension BirthDate {
  /// The date or the year, and the age, for a sentence.
  func spoken(in context: IntentContext) -> [String: Value] {
    let ages = ages(on: context.today)
    var values: [String: Value] = ["age": .number(Double(ages.lowerBound))]
    if ages.count > 1 { values["orAge"] = .number(Double(ages.upperBound)) }
    if let spoken {
      values["born"] = spoken
    } else {
      values["year"] = .number(Double(earliest.year))
      if latest.year > earliest.year { values["orYear"] = .number(Double(latest.year)) }
    }
    return values
  }
}

extension Measure {
  static let birthYear = Measure(.point, possible: 1890...2100, isWhole: true)
  static let age = Measure(.point, possible: 0...120, isWhole: true)
}
