import Intents
import Measures
import Records

/// Corrects what was recorded last: "no, 125 over 80", "actually it was 150 calories".
public struct EditLast: Intent {
  public static let title = "Correct the last entry"
  public static let kind = "edit"
  public static let demand = Demand(.change, isAboutLast: true)

  public var figures = Figures()
  @Parameter(.count) var quantity: Double?
  @Parameter var quantityUnit: Term?
  /// How big it was: "make it large".
  @Parameter var size: Term?
  /// A number alone: "no, 73" is the one figure that was recorded.
  @Parameter var number: Double?
  @Parameter(.amount, as: "quantity") var amount: Quantity?
  @Parameter var food: Term?
  /// What is to be changed, by its name: "change the eggs to 3".
  @Parameter var named: Term?
  @Parameter var medication: Term?
  @Parameter var activity: Activity?
  @Parameter var mood: Term?
  @Parameter var symptom: Term?
  @Parameter(.severity) var severity: Double?
  @Parameter var text: String?
  /// Whose it is, where it was written down for somebody else.
  @Parameter(as: "person") var owner: Term?
  /// Under what circumstances it was.
  @Parameter var tags: [Term] = []
  /// Which kind of entry is meant, where more than its figures was said.
  @Parameter var metric: Metric?
  /// Whether it was said what kind of figure it is, as in "change my weight to 72".
  @Parameter var isNamed = false
  /// On which day the entry is; without figures, when it really was.
  @Parameter(as: "at") var when: Moment?

  /// Until which day a goal is to be reached.
  @Parameter(as: "by") var deadline: Moment?

  /// Which of several: "the first weight".
  @Parameter var place: Term?

  /// The figures of the record that is wrong, where they were said: "the 142 over 88 was wrong".
  @Parameter var wrong: Double?
  @Parameter var wrongLower: Double?

  public init() {}

  public mutating func reconcile() { figures.reconcile() }

  /// What is meant by its name is the food of the record, unless it becomes another.
  public func fields(in context: IntentContext) -> [JSON.Field] {
    saidFields(in: context).compactMap { field in
      if field.name == "by", let deadline, let day = try? context.lastDay(ofGoalBy: deadline) {
        return JSON.Field("by", .string("\(day)"))
      }
      if field.name == "at", let time = time(in: context) {
        return JSON.Field("at", .string(time))
      }
      guard field.name == "named" else { return field }
      return food == nil ? JSON.Field("food", field.value) : nil
    }
  }

  /// What would come of it is reviewed too, as far as there is an entry.
  public func review(in context: IntentContext) throws {
    if place != nil { throw Need.refusal(key: "place", values: [:]) }
    guard isSaid else {
      if wrong != nil, try candidates(of: context.person, in: context).isEmpty {
        throw Need.refusal(key: "nothing", values: [:])
      }
      throw $text.needsValue("edit")
    }
    let review = try FigureReview(of: self, in: context)
    let edit = try edit(in: context)
    if var edit {
      try doubt(edit.thing, in: context)
      if let owner, let person = try person(named: owner, in: context) { edit.give(to: person) }
      try edit.review(isBare: number != nil, in: context)
    } else if number != nil, try !context.lastThings(of: context.person).isEmpty {
      throw $text.needsValue("which-figure")
    }
    if let owner, try person(named: owner, in: context) == nil {
      try confirm("new-person", ["person": owner.value], in: context)
    }
    if edit?.isReviewedAnew != true { try review.askUnusual() }
  }

  public func perform(in context: IntentContext) throws -> Outcome {
    _ = try FigureReview(of: self, in: context)
    guard var edit = try edit(in: context) else {
      throw Need.refusal(key: "nothing", values: [:])
    }
    if let owner {
      try edit.give(
        to: person(named: owner, in: context) ?? context.store.add(personNamed: owner.text))
    }
    try edit.review(isBare: number != nil, in: context)
    let isTheSame = edit.kept == edit.stored.entry.samples && hasTags(edit.stored.entry, context)
    var outcome = Outcome(isTheSame ? "unchanged" : "edited")
    outcome.things = try Description.all(of: edit.corrected, in: context)
    let tagged = edit.stored.entry.tags + tags.map(\.text)
    outcome.remarks =
      Alert.of(edit.corrected, tags: tagged, in: context).map { [$0.rawValue] } ?? []
    outcome.values["remembered"] = edit.remembered.map(Value.quantity)
    guard tags.isEmpty || isTheSame else { return try retag(edit, outcome, in: context) }
    let stored =
      isTheSame
      ? edit.stored : try context.store.replaceSamples(of: edit.stored, with: edit.kept)
    outcome.references = stored.references.filter { reference in
      edit.corrected.contains {
        $0.group == reference.group && $0.person == reference.person
      }
    }
    return outcome
  }

  /// Tags are those of a whole entry, so what is corrected is written anew with others; the rest stays.
  private func retag(
    _ edit: Edit, _ outcome: Outcome, in context: IntentContext
  ) throws -> Outcome {
    var outcome = outcome
    let rest = edit.stored.entry.samples.filter { !edit.thing.contains($0) }
    if rest.isEmpty {
      _ = try context.store.delete([edit.stored])
    } else {
      _ = try context.store.replaceSamples(of: edit.stored, with: rest)
    }
    outcome.samples = edit.corrected
    outcome.note = edit.stored.entry.note
    outcome.tags = newTags(of: edit.stored.entry, context)
    outcome.values["tags"] = .text(outcome.tags.joined(separator: ", "))
    return outcome
  }

  private func newTags(of entry: Entry, _ context: IntentContext) -> [String] {
    Circumstance.replacing(entry.tags, with: tags.map(\.text), in: context)
  }

  private func hasTags(_ entry: Entry, _ context: IntentContext) -> Bool {
    tags.isEmpty || newTags(of: entry, context) == entry.tags
  }

  func person(named name: Term, in context: IntentContext) throws -> Person? {
    try context.meanings.person(named: name.text, among: context.store.people())
  }

  /// When it is by this correction; nil where the time only tells which one is corrected.
  private func time(in context: IntentContext) -> String? {
    if let due = dueTime(in: context) { return due.name(in: context.zone) }
    guard !isAboutFigures, let moved = try? edit(in: context)?.corrected.first else { return nil }
    let time = context.localTime(of: moved)
    return moved.precision == .day ? "\(time.date)" : "\(time)"
  }

  /// The time that is meant where it is a reminder that is corrected, which lies ahead.
  private func dueTime(in context: IntentContext) -> DueTime? {
    guard let when, let things = try? context.lastThings(of: context.person),
      things.contains(where: { $0.holds([.reminder]) })
    else { return nil }
    return DueTime(when, in: context)
  }

  var isSaid: Bool {
    isAboutFigures || owner != nil || !tags.isEmpty || when != nil || deadline != nil
  }

  /// Whether what was said is about a figure or a name, and not about when or whose it was.
  var isAboutFigures: Bool {
    figures.isSaid || quantity != nil || quantityUnit != nil || amount != nil || food != nil
      || size != nil || number != nil || medication != nil || activity != nil || mood != nil
      || symptom != nil
      || severity != nil || text != nil
  }
}
