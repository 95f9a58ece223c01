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
  /// A number alone: "no, 73" is the one figure that was recorded.
  @Parameter var number: Double?
  @Parameter(.portion, as: "quantity") var amount: Quantity?
  @Parameter var food: Term?
  /// What is to be changed, by its name: "change the eggs to 3".
  @Parameter var named: Term?
  @Parameter var activity: Term?
  @Parameter var mood: Term?
  @Parameter var symptom: Term?
  @Parameter(.severity) var severity: Double?
  @Parameter var text: String?
  /// Whose it is, where it was written down for somebody else.
  @Parameter var owner: Term?
  /// Under what circumstances it was.
  @Parameter var tags: [Term] = []
  /// Which kind of entry is meant, where more than its figures was said.
  @Parameter var metric: Metric?
  /// On which day the entry is; without figures, when it really was.
  @Parameter(as: "at") var when: Moment?

  public init() {}

  public mutating func reconcile() { figures.reconcile() }

  /// What is meant by its name is the food of the record, unless it becomes another.
  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).compactMap { field in
      guard field.name == "named" else { return field }
      return food == nil ? JSON.Field("food", field.value) : nil
    }
  }

  /// What would come of it is reviewed too, as far as there is an entry.
  public func review(in context: IntentContext) throws {
    guard isSaid else { throw $text.needsValue("edit") }
    let review = try FigureReview(of: self, in: context)
    if let edit = try edit(in: context) {
      if when == nil, named == nil, try context.store.endsInRemoval() {
        let older = try Description.all(of: edit.before, in: context).first ?? [:]
        try confirm("older", older, in: context)
      }
      try edit.review(figures, in: context)
      guard number == nil || edit.hasNumber else { throw $text.needsValue("which-figure") }
    }
    if let owner, try person(named: owner, in: context) == nil {
      try confirm("new-person", ["person": owner.value], in: context)
    }
    try review.askUnusual()
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    _ = try FigureReview(of: self, in: context)
    guard var edit = try edit(in: context) else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    try edit.review(figures, in: context)
    if let owner {
      try edit.give(
        to: person(named: owner, in: context) ?? context.store.add(personNamed: owner.text))
    }
    var outcome = Outcome("edited")
    outcome.things = try Description.all(of: edit.corrected, in: context)
    guard tags.isEmpty else { return try retag(edit, outcome, in: context) }
    _ = try context.store.replaceSamples(of: edit.stored, with: edit.samples)
    return outcome
  }

  /// Tags are those of a whole entry, so it is written anew with others.
  private func retag(
    _ edit: Edit, _ outcome: Outcome, in context: IntentContext
  ) throws -> Outcome {
    var outcome = outcome
    _ = try context.store.delete([edit.stored])
    outcome.samples = edit.samples
    outcome.note = edit.stored.entry.note
    outcome.tags = Circumstance.replacing(edit.stored.entry.tags, with: tags.map(\.text))
    outcome.values["tags"] = .text(outcome.tags.joined(separator: ", "))
    return outcome
  }

  private func person(named name: Term, in context: IntentContext) throws -> Person? {
    try context.store.people().first { $0.isCalled(name.text) }
  }

  private var isSaid: Bool {
    figures.isSaid || quantity != nil || quantityUnit != nil || amount != nil || food != nil
      || number != nil || owner != nil || !tags.isEmpty || activity != nil || mood != nil
      || symptom != nil || severity != nil || text != nil
      || when != nil
  }

  private func edit(in context: IntentContext) throws -> Edit? {
    let changes = try figures.changes(in: context) + otherChanges(in: context)
    return try Edit(
      changes, number: number, metric: metric, named: named?.text, when: when, in: context)
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
