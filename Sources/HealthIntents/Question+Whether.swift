import Intents
import Measures
import Records

extension Question {
  /// Yes with what there is, or no: "did I take my metformin", "have I eaten breakfast". What is not in the record may
  /// have been all the same, so a no says that it is not written down, and when it last was.
  func whether() throws -> Outcome {
    var found = try samples(kind, newestFirst: true)
    if meal != nil, kind == .food { found += try samples(.drink, newestFirst: true) }
    let isOfAny = label == nil && metric == .medication
    // Of a pill that has no name it is not known whether it is one of those that have.
    let same = isOfAny ? found.filter { $0.sample.isOfNoName(in: context) } : found
    let isNamedOnly = isOfAny && same.isEmpty
    if !isNamedOnly { found = same }
    guard let last = found.first else { return try no() }
    guard metric.isNamed || kind.isCumulative else {
      var outcome = try latest()
      outcome.key = "yes-latest"
      return outcome
    }
    let sum = found.map(\.sample.value).reduce(0, +)
    var outcome = Outcome(
      isNamedOnly ? "taken" : metric.isNamed ? "yes" : "yes-sum",
      figures: [JSON.Field("count", .number(Double(found.count)))])
    if metric.isNamed {
      outcome.things = try found.prefix(Self.shown).reversed().flatMap { stored in
        try Description.all(
          of: [stored.sample], when: context.moment(of: stored.sample), in: context
        ).map { thing in thing.filter { $0.key != "person" } }
      }
    } else {
      outcome.values["value"] = kind.spoken(sum, in: context)
      outcome.figures.append(JSON.Field(kind.field, .number(sum.rounded(decimals: 3))))
    }
    outcome.references = [
      Reference(entry: last.entryID, person: person.id, group: last.sample.group)
    ]
    return outcome
  }

  private func no() throws -> Outcome {
    var outcome = Outcome("no", figures: [JSON.Field("count", .number(0))])
    var ever = self
    ever.days = CivilDate.first..<days.lowerBound
    if let last = try ever.samples(kind, newestFirst: true, limit: 1).first?.sample {
      outcome.values["last"] = .moment(context.moment(of: last))
    }
    return outcome
  }
}

extension Sample {
  /// Whether it is a medicine of which nothing but that was said: a pill.
  func isOfNoName(in context: IntentContext) -> Bool {
    label.map { Self.isOfNoName($0, in: context) } ?? true
  }

  static func isOfNoName(_ label: String, in context: IntentContext) -> Bool {
    context.meanings[label, in: .anymedicine] != nil
  }
}
