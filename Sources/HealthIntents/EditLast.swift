import Intents
import Measures
import Records

/// Corrects what was recorded last: "no, 125 over 80", "actually it was 150 calories".
public struct EditLast: Intent {
  public static let title = "Correct the last entry"
  public static let kind = "edit"

  public var figures = Figures()
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  @Parameter(.portion, as: "quantity") var amount: Quantity?
  @Parameter var food: Term?
  @Parameter var activity: Term?
  @Parameter var mood: Term?
  @Parameter var symptom: Term?
  @Parameter(.severity) var severity: Double?
  @Parameter var text: String?
  /// Which kind of entry is meant, where more than its figures was said.
  @Parameter var metric: Metric?
  /// On which day the entry is; without figures, when it really was.
  @Parameter(as: "at") var when: Moment?

  public init() {}

  public mutating func reconcile() { figures.reconcile() }

  /// What would come of it is reviewed too, as far as there is an entry.
  public func review(in context: IntentContext) throws {
    guard isSaid else { throw $text.needsValue("edit") }
    let review = try FigureReview(of: self, in: context)
    if let edit = try edit(in: context) { try edit.review(figures, in: context) }
    try review.askUnusual()
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    _ = try FigureReview(of: self, in: context)
    guard let edit = try edit(in: context) else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    try edit.review(figures, in: context)
    _ = try context.store.replaceSamples(of: edit.stored, with: edit.samples)
    var outcome = Outcome("edited")
    outcome.things = try Description.all(of: edit.corrected, in: context)
    return outcome
  }

  private var isSaid: Bool {
    figures.isSaid || quantity != nil || quantityUnit != nil || amount != nil || food != nil
      || activity != nil || mood != nil || symptom != nil || severity != nil || text != nil
      || when != nil
  }

  private func edit(in context: IntentContext) throws -> Edit? {
    let changes = try figures.changes(in: context) + otherChanges(in: context)
    return try Edit(changes, metric: metric, when: when, in: context)
  }

  private func otherChanges(in context: IntentContext) throws -> [Edit.Change] {
    let portions: [Sample.Kind] = [.food, .drink, .water, .medication]
    var changes: [Edit.Change] = []
    if let quantity { changes.append(.count(quantity, of: portions)) }
    if let quantityUnit { changes.append(.portion(quantityUnit.text, of: portions)) }
    if let amount = try $amount.figure(in: context) {
      changes.append(.amount(amount.said, of: portions))
    }
    if let food { changes.append(.food(food.text)) }
    if let activity { changes.append(.label(activity.text, of: [.exercise, .distance])) }
    if let mood { changes.append(.label(mood.text, of: [.mood])) }
    if let symptom { changes.append(.label(symptom.text, of: [.symptom])) }
    if let severity { changes.append(.severity(severity)) }
    if let text { changes.append(.label(text, of: [.note])) }
    return changes
  }
}
