import Intents
import Measures
import Records

/// Keeps that somebody had what they usually have: "had my usual breakfast". It stands for the sentence that was kept.
public struct LogMeal: Intent, StandInIntent {
  public static let title = "Log a usual meal"
  public static let kind = "food"
  public static let demand = Demand.add(.food)

  @Parameter var meal: Term?
  /// What it is, where nothing was kept yet.
  @Parameter var text: String?
  public var circumstances = Circumstances()

  public init() {}

  public func sentences(in context: IntentContext) throws -> [Sentence] {
    let kept = try kept(in: context)
    let meal = self.meal?.text ?? (kept.count == 1 ? kept[0].label : nil) ?? usual(in: context)
    if let text {
      return [
        Sentence("again", ["text": .text(text)]),
        Sentence("keep", ["text": .text(text), "meal": .word(meal)]),
      ]
    }
    guard let words = kept.first(where: { $0.label == meal })?.portion else { return [] }
    return [Sentence("again", ["text": .text(words)])]
  }

  /// Only where no sentence was kept.
  public func review(in context: IntentContext) throws { throw $text.needsValue() }

  public func perform(in context: IntentContext) throws -> Outcome { throw $text.needsValue() }

  private func kept(in context: IntentContext) throws -> [Sample] {
    let ever = context.zone.instants(of: CivilDate.first..<CivilDate.last)
    var newest: [Sample] = []
    for stored in try context.store.samples(
      SampleQuery(.usualMeal, of: context.person, in: ever, newestFirst: true))
    where !newest.contains(where: { $0.label == stored.sample.label }) {
      newest.append(stored.sample)
    }
    return newest
  }

  /// The meal of this time of day.
  private func usual(in context: IntentContext) -> String {
    switch context.localNow.hour {
    case 4..<11: "breakfast"
    case 11..<16: "lunch"
    default: "dinner"
    }
  }
}
