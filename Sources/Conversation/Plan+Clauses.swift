import Intents
import Measures
import Phrasing

/// What the clauses of one sentence mean for each other.
extension Plan {
  /// Gives each clause what is meant for it as well, puts together what belongs together, and doubts what can belong
  /// to two of them.
  ///
  /// - Throws: `Misplaced` when the clauses make no sentence.
  mutating func relate(_ clauses: [Clause]) throws {
    try refuseRunOns(clauses)
    inheritModifiers(clauses)
    try takeBack()
    goOnCorrecting()
    countTogether()
    dropEchoes(clauses)
    shareTotals()
    joinCompanions()
    doubtRepetitions(clauses)
  }

  /// "I weigh 80 and dad 90": a clause that is only the rest of one says again what the one before it said.
  ///
  /// - Throws: `Misplaced` where there is nothing that it goes on with.
  mutating func completeEllipses() throws {
    for index in steps.indices where steps[index].entry.type.elliptic != nil {
      guard index > 0, let whole = steps[index].completed(by: steps[index - 1]) else {
        throw Misplaced(offset: 0)
      }
      steps[index] = whole
    }
  }

  /// "Did I weigh 72 kg" is no question with a record after it, and "undo pulse 72" no undoing: what asks, what
  /// changes the record, and what adds to it stay apart in the sentence too.
  private func refuseRunOns(_ clauses: [Clause]) throws {
    // "What should I say" is asked alone; beside it, the rest is what might be said.
    guard !steps.contains(where: { $0.entry.type.kind == "help" }) else {
      throw Misplaced(offset: 0)
    }
    for index in steps.indices.dropFirst() where !clauses[index].isAnnounced {
      let isCorrection = steps[index].corrects(steps[index - 1])
      guard isCorrection || steps[index].purpose == steps[index - 1].purpose else {
        throw Misplaced(offset: clauses[index].slots.first?.span.lowerBound ?? 0)
      }
    }
  }

  /// "Yesterday dad weighed 80 kilos and his pulse was 70" is about yesterday and dad throughout, until another day
  /// or person is named, or the speaker: "dad ran 5 km, I ran 3".
  private mutating func inheritModifiers(_ clauses: [Clause]) {
    var leading: [Slot] = []
    // "Weight 72, at nine pulse 70, oxygen 97": the last may be of nine o'clock, or of now.
    var hasMoved = false
    for index in steps.indices {
      if clauses[index].isAboutSpeaker { leading.removeAll { $0.name == "person" } }
      if steps[index].inherit(leading), hasMoved { doubt() }
      goOnWithDay(at: index, after: leading.first { $0.name == "when" })
      for var slot in clauses[index].leadingModifiers {
        if let value = steps[index].values[slot.name] { slot.value = value }
        leading.removeAll { $0.name == slot.name }
        leading.append(slot)
        if index > 0, slot.name == "when" { hasMoved = true }
      }
    }
    doubtTrailing(clauses)
    doubtBoundaries(clauses)
    shareTrailingTime(clauses)
    shareTrailingTags(clauses)
  }

  /// "Yesterday morning 130 over 80 and in the evening 128 over 79": a time of day goes on with the day that was said
  /// before it, and is read back where that day came last in its own clause.
  private mutating func goOnWithDay(at index: Int, after leading: Slot?) {
    guard index > 0, steps[index].purpose == .record, steps[index].values["when"] != nil else {
      return
    }
    if let leading, steps[index].canShare(leading.value) {
      steps[index].takeDay(of: leading.value)
    } else if let before = steps[index - 1].values["when"], steps[index].canShare(before) {
      steps[index].takeDay(of: before)
      doubt()
    }
  }

  /// "Took 10 mg lisinopril and 500 mg metformin this morning", "ate eggs and drank coffee yesterday": the time that is
  /// said last is that of all, and read back.
  private mutating func shareTrailingTime(_ clauses: [Clause]) {
    guard let last = clauses.last, last.hasTrailing("when"),
      let step = steps.last,
      step.purpose == .record, let when = last.slots.last(where: { $0.name == "when" }),
      steps.dropLast().allSatisfy({
        $0.purpose == .record && $0.person == step.person && $0.canShare(when.value)
      })
    else { return }
    for index in steps.indices.dropLast() {
      if !steps[index].inherit([when]) { steps[index].takeDay(of: when.value) }
    }
    doubt()
  }

  /// "Weight 70, bp 120 over 80, after coffee": a circumstance that is set off at the end is that of all, and read back;
  /// without a comma before it, it belongs to the last.
  private mutating func shareTrailingTags(_ clauses: [Clause]) {
    guard let last = clauses.last, last.hasTrailing("tags"), let step = steps.last,
      let tag = last.slots.first(where: { $0.name == "tags" }), isSetOff(tag, from: last),
      steps.allSatisfy({ $0.purpose == .record && $0.person == step.person }),
      steps.dropLast().allSatisfy({ $0.declares("tags") && $0.values["tags"] == nil })
    else { return }
    for index in steps.indices.dropLast() {
      steps[index].slots += last.slots.filter { $0.name == "tags" }.map { ($0.name, $0.value) }
    }
    doubt()
  }

  /// Whether a comma stands before the slot.
  private func isSetOff(_ slot: Slot, from clause: Clause) -> Bool {
    let end = clause.slots.map(\.span.upperBound).filter { $0 <= slot.span.lowerBound }.max() ?? 0
    let between = text.utf8.dropFirst(end).prefix(slot.span.lowerBound - end)
    return [",", "，", "、", ";"].contains { String(decoding: between, as: UTF8.self).contains($0) }
  }

  /// "Two readings, 130 over 85 and 128 over 82": the number is that of the records in the sentence.
  private mutating func countTogether() {
    for index in steps.indices {
      guard case .number(let count)? = steps[index].values["repeats"] else { continue }
      let alike = steps.count {
        $0.intent == steps[index].intent && $0.person == steps[index].person
      }
      guard alike > 1 else { continue }
      steps[index].slots.removeAll { $0.name == "repeats" }
      if count != Double(alike) { doubt() }
    }
  }

  /// "Bp 130 over 85, weight 72 for dad": the person may be that of both.
  private mutating func doubtTrailing(_ clauses: [Clause]) {
    for (index, clause) in clauses.enumerated()
    where clause.hasTrailing("person") && steps[index].purpose == .record {
      for other in steps.indices where other != index && steps[other].purpose == .record {
        if steps[other].person == nil, !clauses[other].isAboutSpeaker { doubt() }
      }
    }
  }

  /// "Weight 72 yesterday pulse 70": nothing tells which of the two was yesterday; "120/80 left arm 130/85 right arm"
  /// has two arms for the one and none for the other.
  private mutating func doubtBoundaries(_ clauses: [Clause]) {
    for index in clauses.indices.dropFirst() where !clauses[index].isAnnounced {
      let (one, other) = (clauses[index - 1], clauses[index])
      if one.hasTrailing("when") && !other.slots.contains(where: { $0.name == "when" })
        || other.hasLeading("when") && !one.slots.contains(where: { $0.name == "when" })
        || other.isBetweenTags && !one.slots.contains(where: { $0.name == "tags" })
      {
        doubt()
      }
    }
  }

  /// "Weight 72, sorry, 73 kg" is one weight, to be read back; "weight 72, scratch that" is none.
  ///
  /// The record does not have it yet, so nothing of this is about what was written before.
  private mutating func takeBack() throws {
    for index in steps.indices.reversed() {
      guard steps[index].purpose == .change, index > 0, steps[index - 1].purpose == .record else {
        continue
      }
      let change = steps[index]
      if change.entry.type.kind == "edit" {
        guard change.corrects(steps[index - 1]) else { throw Misplaced(offset: 0) }
        steps[index - 1].take(correction: change)
        steps.remove(at: index)
        doubt()
      } else {
        guard change.slots.allSatisfy({ $0.name == "target" }) else { throw Misplaced(offset: 0) }
        isTakenBack = true
      }
    }
  }

  /// "Change pulse to 75 and weight to 74" is two corrections. What is recorded in the sentence of a correction is read
  /// back, since it may have been meant as one.
  private mutating func goOnCorrecting() {
    for index in steps.indices.dropFirst()
    where steps[index].purpose == .record && steps[index - 1].entry.type.kind == "edit" {
      if let correction = steps[index].following(steps[index - 1]) { steps[index] = correction }
      doubt()
    }
  }

  /// Makes one step of what belongs together.
  private mutating func joinCompanions() {
    for index in steps.indices.reversed() {
      guard let type = steps[index].entry.type.companion else { continue }
      let companion = steps[index]
      guard
        let host = steps.indices.first(where: {
          steps[$0].entry.type == type.joins && steps[$0].hasRoom(for: companion)
        })
      else { continue }
      steps[host].slots += companion.slots.filter { steps[host].values[$0.name] == nil }
      steps.remove(at: index)
    }
  }

  /// A recogniser that stutters says a clause twice: "weight 72 weight 72" is one weight. Where there could have been
  /// two, such as two pills, the one is read back.
  private mutating func dropEchoes(_ clauses: [Clause]) {
    guard steps.count == clauses.count else { return }
    for index in steps.indices.dropFirst().reversed() where steps[index].purpose == .record {
      guard steps[index].isEcho(of: steps[index - 1]) else { continue }
      let isOnce = steps[index].entry.type.momentary != nil
      guard isOnce || !clauses[index].isAnnounced else { continue }
      steps.remove(at: index)
      if !isOnce { doubt() }
    }
  }

  /// Nobody has two weights at one time: "weight 70 to 72 kg" is a range, or a slip of the tongue.
  private mutating func doubtRepetitions(_ clauses: [Clause]) {
    for index in steps.indices.dropFirst() {
      guard let type = steps[index].entry.type.momentary else { continue }
      let isApart = steps.count == clauses.count && clauses[index].isAnnounced
      if type.isMeasuredInARow, isApart { continue }
      if steps[..<index].contains(where: { $0.isAtOnce(with: steps[index]) }) { doubt() }
    }
  }
}

extension Clause {
  /// Whether the speaker is named in it, and nobody else.
  var isAboutSpeaker: Bool { isOneself && !slots.contains { $0.name == "person" } }

  /// The modifiers that stand before everything else in the clause: "yesterday dad weighed 80 kilos and ..."
  fileprivate var leadingModifiers: [Slot] {
    guard let start else { return [] }
    return slots.filter { isModifier($0) && !$0.span.isEmpty && $0.span.upperBound <= start }
  }

  fileprivate func hasLeading(_ name: String) -> Bool {
    leadingModifiers.contains { $0.name == name }
  }

  fileprivate func hasTrailing(_ name: String) -> Bool {
    guard let start else { return false }
    return slots.contains { $0.name == name && $0.span.lowerBound >= start }
  }

  /// Whether a circumstance stands before its figures, and another one behind them.
  fileprivate var isBetweenTags: Bool {
    let tags = slots.filter { $0.name == "tags" }
    guard let first = tags.first, let last = tags.last else { return false }
    return slots.contains {
      !isModifier($0) && $0.name != "tags" && first.span.upperBound <= $0.span.lowerBound
        && $0.span.upperBound <= last.span.lowerBound
    }
  }

  /// Where the first value stands that is not about the circumstances.
  private var start: Int? {
    slots.filter { !isModifier($0) && !$0.span.isEmpty }.map(\.span.lowerBound).min()
  }

  private func isModifier(_ slot: Slot) -> Bool { slot.name == "when" || slot.name == "person" }
}

extension Plan {
  /// "At 8 am 120 over 80 and at 9 pm 130 over 85", said at noon: what is told last should be of no day before; where no
  /// day was said, it may be still to come, or both are of yesterday.
  mutating func doubtOrder(in scene: Scene) {
    guard steps.count > 1 else { return }
    let now = scene.zone.localTime(at: scene.now)
    var before: CivilDate?
    for step in steps where step.purpose == .record && step.entry.type.kind != "reminder" {
      let day = step.values["when"].flatMap { $0.likelyDay(now: now) }
      if let before, let day, day < before { doubt() }
      before = day
    }
  }
}

extension Value {
  /// The day that is taken for a time of which only a weekday was said, or no day; nil for any other.
  fileprivate func likelyDay(now: LocalTime) -> CivilDate? {
    guard case .moment(let when) = self, when != .now, when.shift == nil else { return nil }
    switch when.day {
    case nil, .weekday: return when.resolved(now: now, toward: .past)?.at.date
    default: return nil
    }
  }
}
