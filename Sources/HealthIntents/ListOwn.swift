import Intents
import Measures
import Records

/// Tells what somebody calls their own: usual meals, foods, tags.
public struct ListOwn: Intent {
  public static let title = "List what is one's own"
  public static let kind = "query"
  public static let demand = Demand.read()

  enum Which: String, ParameterValue, CaseIterable { case meals, foods, tags }

  /// Tags, where nothing was said.
  @Parameter var of: Which?
  /// Only what is usual at this meal.
  @Parameter var meal: Term?

  private var which: Which { of ?? .tags }

  public init() {}

  public var demand: Demand {
    switch which {
    case .meals: .read(.usualMeal)
    case .foods: .read(.ownFood)
    case .tags: .read(.tag)
    }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    switch which {
    case .meals: return try kept(.usualMeal, in: context)
    case .foods: return try kept(.ownFood, in: context)
    case .tags: return try tags(in: context)
    }
  }

  /// The newest of each name, by name.
  private func kept(_ kind: Sample.Kind, in context: IntentContext) throws -> Outcome {
    let ever = context.zone.instants(of: CivilDate.first..<CivilDate.last)
    var newest: [String: Sample] = [:]
    for stored in try context.store.samples(SampleQuery(kind, of: context.person, in: ever)) {
      guard let label = stored.sample.label, meal == nil || meal?.text == label else { continue }
      let unit = OwnFood(stored.sample)?.unit ?? ""
      newest["\(label) \(unit)"] = stored.sample
    }
    let samples = newest.sorted { $0.key < $1.key }.map(\.value)
    var outcome = self.outcome(counting: samples.count)
    outcome.values["meal"] = meal?.value
    outcome.rows = try Description.all(of: samples, in: context).map { thing in
      thing.filter { !["when", "person"].contains($0.key) }
        .merging([Outcome.thingKey: .word(kind.rawValue)]) { $1 }
    }
    outcome.figures.append(
      JSON.Field("names", .array(samples.compactMap(\.label).map(JSON.string))))
    return outcome
  }

  /// The tags of the last year, those that everybody has first, and of them the ones that are on most days.
  private func tags(in context: IntentContext) throws -> Outcome {
    let days = context.today.adding(days: -365)..<context.today.adding(days: 1)
    var found: [String: Set<Int>] = [:]
    for stored in try context.store.samples(SampleQuery(.tag, of: context.person, on: days)) {
      guard let label = stored.sample.label else { continue }
      found[label, default: []].insert(stored.sample.day.days)
    }
    let isPreset = { (tag: String) in context.meanings[tag, in: .habit] != nil }
    let tags = found.map { (name: $0.key, days: $0.value) }.sorted {
      (isPreset($0.name) ? 0 : 1, -$0.days.count, $0.name)
        < (isPreset($1.name) ? 0 : 1, -$1.days.count, $1.name)
    }
    var outcome = self.outcome(counting: tags.count)
    outcome.rows = tags.map { tag in
      [
        Outcome.replyKey: .word("row-tag"), "label": .word(tag.name),
        "days": .number(Double(tag.days.count)),
        "when": .moment(
          Moment(day: context.day(of: CivilDate(days: tag.days.max() ?? context.today.days)))),
      ]
    }
    outcome.figures.append(JSON.Field("names", .array(tags.map { .string($0.name) })))
    return outcome
  }

  private func outcome(counting count: Int) -> Outcome {
    Outcome(
      count == 0 ? "none-\(which.rawValue)" : "list-\(which.rawValue)",
      ["count": .number(Double(count))], figures: [JSON.Field("count", .number(Double(count)))])
  }

  public func fields(in context: IntentContext) -> [JSON.Field] {
    [
      JSON.Field("metric", .string(which.rawValue)), JSON.Field("aggregate", .string("list")),
    ] + saidFields(in: context).filter { $0.name == "meal" }
  }
}
