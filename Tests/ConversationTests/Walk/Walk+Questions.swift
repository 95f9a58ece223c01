import Conversation
import Measures
import Testing

extension Walk {
  /// Asks something at random, and compares the figures of the answer with those of the diary.
  mutating func ask() throws {
    let person = random.pick(Self.people)
    let metric = random.pick(["weight", "steps", "water", "blood sugar", "pulse", "systolic"])
    let (period, days) = random.pick(periods)
    let whose = person == "me" ? "my" : "\(person)'s"
    let kind = metric == "blood sugar" ? "glucose" : metric
    let name = metric == "systolic" ? "blood pressure" : metric
    let aggregate = random.pick(["average", "highest", "lowest", "number", "list", "last"])
    let figures = diary.figures(of: person, kind, on: days)
    switch aggregate {
    case "list":
      try compare("list \(whose) \(name) \(period)", kind, figures.map(\.value).reversed())
    case "last":
      let ever = diary.figures(of: person, kind, on: 0...100_000)
      try compare("what was \(whose) last \(name)", kind, last: ever.last?.value)
    case "number":
      let answer = try answer(
        "how many \(name) readings did \(person == "me" ? "i" : person) have \(period)")
      #expect(answer("count") == Double(figures.count))
    default:
      let isSummed = ["steps", "water"].contains(kind)
      let word = isSummed && Bool.random(using: &random) ? "total" : aggregate
      try compare(
        "what was \(whose) \(word) \(name) \(period)", kind,
        last: Self.figure(word, figures, isSummed: isSummed))
    }
  }

  /// Of kinds that add up it is days that are averaged and compared.
  private static func figure(
    _ word: String, _ figures: [(day: Int, value: Double)], isSummed: Bool
  ) -> Double? {
    let byDay = Dictionary(grouping: figures, by: \.day).values.map { $0.map(\.value).reduce(0, +) }
    let values = isSummed ? byDay : figures.map(\.value)
    guard !values.isEmpty else { return nil }
    return switch word {
    case "average": values.reduce(0, +) / Double(values.count)
    case "highest": values.max()
    case "lowest": values.min()
    default: values.reduce(0, +)
    }
  }

  private var periods: [(String, ClosedRange<Int>)] {
    let today = wall.day(at: now)
    // The first of January 1970 was a Thursday.
    let monday = today - (today + 3) % 7
    return [
      ("today", today...today), ("yesterday", today - 1...today - 1),
      ("this week", monday...monday + 6), ("last week", monday - 7...monday - 1),
      ("the last 7 days", today - 6...today), ("the last 30 days", today - 29...today),
    ]
  }

  private mutating func compare(_ question: String, _ kind: String, last expected: Double?) throws {
    let answer = try answer(question)
    let told = answer(Self.fields[kind] ?? kind)
    guard let expected else {
      #expect(told == nil && answer("count") == 0, "\(question): \(told ?? 0)")
      return
    }
    #expect(
      abs((told ?? .infinity) - expected) < 0.0006, "\(question): \(told ?? 0), not \(expected)")
  }

  private mutating func compare(
    _ question: String, _ kind: String, _ expected: [Double]
  ) throws {
    let reply = say(question)
    #expect(reply.outcome == .done, "\(question): \(reply.text)")
    var told: [Double] = []
    if case .array(let rows)? = reply.answer?["rows"] {
      told = rows.compactMap { Self.number($0[Self.fields[kind] ?? kind]) }
    }
    #expect(told == expected, "\(question)")
  }

  private mutating func answer(_ question: String) throws -> (String) -> Double? {
    let reply = say(question)
    #expect(reply.outcome == .done, "\(question): \(reply.text)")
    return { Self.number(reply.answer?[$0]) }
  }

  private static func number(_ value: JSON?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }

  private static let fields = [
    "weight": "weight_kg", "water": "volume_ml", "glucose": "glucose_mmol_l", "pulse": "pulse_bpm",
    "systolic": "systolic_mmHg",
  ]
}
