import Intents
import Measures
import Records

/// Which thing in the record is corrected.
extension EditLast: ReferringIntent {
  public static var locators: [String] { ["wrong", "wrongLower"] }
  public static var bare: String? { "number" }

  /// Whether it has the figures that were said; a number alone may still lack its name.
  public func hasPlace(in reference: Reference, _ context: IntentContext) throws -> Bool {
    guard isAboutFigures, let thing = try context.thing(reference) else { return !isAboutFigures }
    if figures.isSaid { return figures.kinds(areNamed: isNamed).allSatisfy(thing.holds) }
    return try number != nil || Edit(changes(in: context), of: thing) != nil
  }

  public static func told(
    _ reference: Reference, in context: IntentContext
  ) throws -> [[String: Value]] {
    guard let thing = try context.thing(reference) else { return [] }
    return try Description.all(of: thing.samples, in: context)
  }

  /// What was talked about last and has a place for all that was said; failing that, what is so called, or the newest
  /// of the kind.
  public func candidates(of person: Person?, in context: IntentContext) throws -> [Reference] {
    if let wrong {
      let last = try context.lastThings(of: person).filter { isWrong($0, wrong) }
      guard number == nil || last.isEmpty else { return last.map(\.reference) }
      return try things(with: wrong, of: person ?? context.person, in: context)
    }
    guard isSaid else { return [] }
    guard deadline == nil else { return try goals(of: person, in: context) }
    guard isAboutFigures else { return try context.lastThings(of: person).whole }
    return try targets(of: person, in: context).map(\.thing.reference)
  }

  /// The correction of the thing that is meant; nil where there is no such thing.
  func edit(in context: IntentContext) throws -> Edit? {
    let chosen = try context.chosen ?? candidates(of: context.person, in: context).first
    guard let thing = try chosen.flatMap(context.thing),
      var edit = Edit(
        try changes(in: context), number: number, inPlaceOf: wrong, named: match(in: context),
        of: thing),
      number == nil || edit.hasNumber
    else { return nil }
    try edit.estimate(sized: size?.text, in: context)
    if !isAboutFigures, let when { try edit.move(to: when, in: context) }
    if let deadline { try edit.extend(to: deadline, in: context) }
    return edit
  }

  /// The goal that was spoken of last, or is in force, and of which kind it is where that was said.
  private func goals(of person: Person?, in context: IntentContext) throws -> [Reference] {
    let isMeant = { (thing: Thing) in
      thing.samples.contains { Goal($0).map { metric == nil || metric?.kind == $0.kind } ?? false }
    }
    let last = try context.lastThings(of: person).filter(isMeant)
    guard last.isEmpty else { return last.map(\.reference) }
    let owner = person ?? context.person
    let ever = Instant(seconds: 0)..<Instant(seconds: context.now.seconds + 1)
    let things = try context.store.entries(of: owner, with: .goal, in: ever, limit: 100)
      .flatMap { $0.things(of: owner) }
    return things.first(where: isMeant).map { [$0.reference] } ?? []
  }

  /// Whether no thing of the kind is of a later time: then it is the last one in both senses.
  private func isNewest(_ thing: Thing, in context: IntentContext) throws -> Bool {
    guard let kind = try changes(in: context).first?.kinds.first(where: { thing.holds([$0]) }),
      let latest = try context.store.latest(kind, of: context.person, before: nil)
    else { return true }
    return latest.entryID == thing.stored.id
  }

  /// The things of the last days that have this figure.
  private func things(
    with figure: Double, of person: Person, in context: IntentContext
  ) throws -> [Reference] {
    let days = context.today.adding(days: -30)..<context.today.adding(days: 2)
    return try things(of: person, in: context.zone.instants(of: days), context)
      .filter { isWrong($0, figure) }.map(\.reference)
  }

  private func isWrong(_ thing: Thing, _ figure: Double) -> Bool {
    thing.samples.contains { $0.shows(figure) }
      && (wrongLower.map { lower in thing.samples.contains { $0.shows(lower) } } ?? true)
  }

  private func match(in context: IntentContext) -> NameMatch? {
    named.map { NameMatch($0.text, in: context) }
  }

  /// Asks whether it is this thing, unless that was said.
  func doubt(_ thing: Thing, in context: IntentContext) throws {
    guard wrong == nil || number != nil else { return }
    guard when == nil || !isAboutFigures, deadline == nil || metric == nil else { return }
    let nearness = try context.nearness(of: thing)
    let isOfToday = thing.samples.contains { $0.day == context.today }
    if named != nil, isOfToday { return }
    if isNamed, isOfToday, nearness == .distant, try isNewest(thing, in: context) { return }
    try context.confirm(thing, nearness: nearness)
  }

  private func targets(of person: Person?, in context: IntentContext) throws -> [Edit] {
    let changes = try changes(in: context)
    if let when, when != .now {
      return fitting(
        try things(of: person ?? context.person, when, in: context), changes, context)
    }
    let last = fitting(try context.lastThings(of: person), changes, context)
    guard last.isEmpty else { return last }
    if let named {
      return fitting(
        try things(
          of: person ?? context.person, named: NameMatch(named.text, in: context), in: context),
        changes, context)
    }
    let kinds = metric?.kind.map { [$0] } ?? changes.first.map { $0.kinds + $0.joins } ?? []
    let newest = try kinds.compactMap { kind in
      try context.store.lastEntry(of: person ?? context.person, with: kind)
    }.max { $0.entry.saidAt < $1.entry.saidAt }
    return fitting(newest?.things(of: person ?? context.person) ?? [], changes, context)
  }

  /// Those that have a place for the changes: a figure of their own before one to be added, and of several that a number
  /// alone fits those of which it is likely.
  private func fitting(
    _ things: [Thing], _ changes: [Edit.Change], _ context: IntentContext
  ) -> [Edit] {
    let name = match(in: context)
    let edits = things.compactMap { thing in
      Edit(changes, number: number, named: name, of: thing)
    }.filter { number == nil || $0.hasNumber }
    let own = edits.contains { !$0.isAddition } ? edits.filter { !$0.isAddition } : edits
    guard number != nil, own.contains(where: \.isLikely) else { return own }
    return own.filter(\.isLikely)
  }

  /// Of the day or the part of it that was said; of a time on the clock, within half an hour.
  private func things(
    of person: Person, _ when: Moment, in context: IntentContext
  ) throws -> [Thing] {
    guard let span = when.span(now: context.now, in: context.zone, toward: .past) else {
      throw Need.value(parameter: "when", key: "no-such-time")
    }
    let leeway: Int64 = span.precision == .minute ? 1800 : 0
    let range =
      Instant(
        seconds: span.start.seconds - leeway)..<Instant(seconds: span.end.seconds + leeway + 1)
    return try things(of: person, in: range, context)
  }

  /// Today's things of this name; else the newest one of the last days.
  private func things(
    of person: Person, named name: NameMatch, in context: IntentContext
  ) throws -> [Thing] {
    let days = context.today.adding(days: -30)..<context.today.adding(days: 2)
    let things = try things(of: person, in: context.zone.instants(of: days), context)
      .filter { $0.samples.contains { $0.isCalled(name) } }
    let today = things.filter { $0.samples.contains { $0.day == context.today } }
    return today.isEmpty ? Array(things.prefix(1)) : today
  }

  private func things(
    of person: Person, in range: Range<Instant>, _ context: IntentContext
  ) throws -> [Thing] {
    try context.store.entries(of: person, with: nil, in: range, limit: 1000)
      .flatMap { $0.things(of: person) }
      .filter { $0.samples.contains { range.contains($0.start) } }
  }

  private func changes(in context: IntentContext) throws -> [Edit.Change] {
    try figures.changes(areNamed: isNamed, in: context) + otherChanges(in: context)
  }

  private func otherChanges(in context: IntentContext) throws -> [Edit.Change] {
    let portions: [Sample.Kind] = [.food, .drink, .water, .medication]
    var changes: [Edit.Change] = []
    if let quantity {
      changes.append(
        .count(quantity, of: portions, in: quantityUnit?.text) { drink in
          Container.volume(
            of: quantityUnit, with: drink.map { Term($0) }, times: quantity, in: context)
        })
    }
    if size != nil { changes.append(.size) }
    if let quantityUnit { changes.append(.portion(quantityUnit.text, of: portions)) }
    if let amount = try $amount.figure(in: context) {
      changes.append(.amount(amount.said, of: portions + [.weight]))
    }
    if let food { changes.append(.food(food.text)) }
    if let medication { changes.append(.label(medication.text, of: [.medication])) }
    if let activity { changes.append(.label(activity.name, of: [.exercise, .distance])) }
    if let mood { changes.append(.label(mood.text, of: [.mood])) }
    if let symptom { changes.append(.label(symptom.text, of: [.symptom])) }
    if let severity { changes.append(.severity(severity)) }
    if let text { changes.append(.label(text, of: [.note])) }
    return changes
  }
}

extension Sample {
  /// Whether a person would say this number of it.
  func shows(_ figure: Double) -> Bool {
    said?.value == figure || value.rounded(decimals: kind.decimals) == figure
  }
}
