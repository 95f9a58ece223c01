import Intents
import Measures
import Phrasing
import Records

/// One thing a plan does: an intent, the values for it, and whom it is about.
struct Step {
  let entry: CatalogEntry
  var slots: [(name: String, value: Value)] = []
  /// Whom it is about, when that was said.
  var person: String?
  /// Whether that is a name that no list has.
  private(set) var isStranger = false
  /// Whether two values were heard where only one can be.
  private(set) var isContradictory = false
  /// The keys of the intent's needs that were answered with yes.
  var confirmed: Set<String> = []
  /// The thing in the record that it is about, once that is settled.
  var chosen: Reference?
  /// Whether the speaker was named and nobody else, and whether it was said to be the speaker's own.
  let isAboutSpeaker: Bool
  let isSpeakersOwn: Bool
  /// Whether it keeps sentences, perhaps under a name of their own.
  var isQuoting: Bool { entry.type.quoting != nil }
  /// What was heard, for pointing at it.
  private let heard: [Slot]
  /// What other figures were said for since; of what was heard.
  private var replaced: Set<String> = []

  init(_ clause: Clause, _ catalog: Catalog) throws {
    guard let entry = catalog[clause.intent] else { throw Misplaced(offset: 0) }
    self.entry = entry
    heard = clause.slots
    isAboutSpeaker = clause.isAboutSpeaker
    isSpeakersOwn = clause.isAboutSpeaker && clause.isOnesOwn
    slots.reserveCapacity(heard.count)
    for slot in heard {
      if slot.name == "person", isNamed(besides: slot) {
        if person == Person.several { isContradictory = true }
        continue
      }
      if contradicts(slot) { isContradictory = true }
      take(slot.name, slot.value)
    }
  }

  /// Of what no clause says.
  init(_ entry: CatalogEntry, _ slots: [(name: String, value: Value)]) {
    (self.entry, heard) = (entry, [])
    (isAboutSpeaker, isSpeakersOwn) = (false, false)
    for slot in slots { take(slot.name, slot.value) }
  }

  var intent: String { entry.name }

  /// Whether nothing changes by it.
  var isQuestion: Bool { purpose == .question }

  /// What it is for: to add to the record, to change it, or to ask.
  enum Purpose {
    case record, change, question

    init(of entry: CatalogEntry) {
      self =
        switch entry.type.kind {
        case "query", "help", "report": .question
        case "edit", "undo", "redo", "delete": .change
        default: .record
        }
    }
  }

  var purpose: Purpose { Purpose(of: entry) }

  /// Whether it records something of whoever speaks, and nobody was named.
  var isOfSpeaker: Bool { isAboutSpeaker && person == nil && purpose == .record }

  func declares(_ name: String) -> Bool { entry.parameters.contains { $0.name == name } }

  /// The values by name; of a list its first.
  var values: [String: Value] {
    var values: [String: Value] = person.map { ["person": .word($0)] } ?? [:]
    for slot in slots where values[slot.name] == nil { values[slot.name] = slot.value }
    return values
  }

  /// Gives a parameter this value in the place of what it had.
  mutating func replace(_ name: String, with value: Value) {
    let bare = entry.type.referring?.bare
    slots.removeAll { $0.name == name || $0.name == bare }
    slots.append((name, value))
    replaced.insert(name)
    forgetAnswers()
  }

  /// How much less of it is guesswork than when it was heard.
  var guessworkReplaced: Double {
    Slot.beyondBounds
      * Double(heard.filter { $0.isBeyondBounds && replaced.contains($0.name) }.count)
  }

  /// The number of a parameter whose unit is still to be said.
  func bare(_ name: String) -> [Value] {
    guard case .quantity(let said)? = values[name], said.unit == nil else { return [] }
    return [.quantity(said)]
  }

  /// The same with other values.
  func with(_ slots: [(name: String, value: Value)]) -> Step {
    var step = self
    step.slots = slots
    return step
  }

  /// Takes over the values of a later sentence about the same thing, and keeps what that one left unsaid.
  mutating func take(over other: Step) {
    let said = Set(other.slots.map(\.name))
    slots = slots.filter { !said.contains($0.name) } + other.slots
    replaced.formUnion(said)
    if other.person != nil { person = other.person }
    if other.isAboutSpeaker, other.purpose == .record { forgetPerson() }
    forgetAnswers()
  }

  /// Keeps which thing in the record an earlier sentence was about.
  mutating func keep(_ other: Step) {
    guard let type = entry.type.referring else { return }
    slots += other.slots.filter { type.locators.contains($0.name) }
    if !type.locators.isEmpty { chosen = other.chosen }
  }

  /// What was agreed to was about other values.
  private mutating func forgetAnswers() {
    confirmed = []
    chosen = nil
  }

  private mutating func forgetPerson() {
    person = nil
    slots.removeAll { $0.name == "person" }
  }

  /// Takes the modifiers that an earlier clause began with, where this one has none of its own; tells whether a time
  /// was among them.
  mutating func inherit(_ modifiers: [Slot]) -> Bool {
    var takesTime = false
    for slot in modifiers where values[slot.name] == nil {
      guard slot.name == "person" || declares(slot.name) else { continue }
      take(slot.name, slot.value)
      if slot.name == "when" { takesTime = true }
    }
    return takesTime
  }

  /// Whether another step adds just what it is there for, and agrees in all else, the person and the time.
  func hasRoom(for other: Step) -> Bool {
    let required = other.entry.parameters.filter(\.isRequired).map(\.name)
    return person == other.person
      && other.slots.allSatisfy { slot in
        required.contains(slot.name)
          ? declares(slot.name) && values[slot.name] == nil : values[slot.name] == slot.value
      }
  }

  /// Whether it is in doubt whose it is: a body is measured for its owner, but what is eaten may be somebody's cooking.
  func isInDoubt(_ clause: Clause) -> Bool {
    guard clause.namesInPassing, purpose == .record else { return false }
    return clause.isOneself || entry.type.momentary == nil
  }

  /// Whether the other step is about the same thing, person and time, for all that was said.
  func isAtOnce(with other: Step) -> Bool {
    intent == other.intent && person == other.person && values["when"] == other.values["when"]
      && values["tags"] == other.values["tags"]
  }

  /// Whether nothing is said in it but what the other step says.
  func isEcho(of other: Step) -> Bool {
    intent == other.intent && person == other.person
      && saidSlots.elementsEqual(other.saidSlots) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Whether it is the same intent with the same values, in whatever order.
  func isTheSame(as other: Step) -> Bool {
    let (one, two) = (meant, other.meant)
    return intent == other.intent && person == other.person && one.count == two.count
      && one.allSatisfy { slot in
        two.contains { $0.name == slot.name && $0.value.inFull == slot.value.inFull }
      }
  }

  /// The slots without the present, which goes without saying.
  private var meant: [(name: String, value: Value)] { slots.filter { $0.value != .moment(.now) } }

  /// The slots without a count of one, which "a banana" has and "banana" has not.
  private var saidSlots: [(name: String, value: Value)] {
    let counts = entry.type.totalling?.counts ?? []
    return slots.filter { !counts.contains($0.name) || !$0.value.isOne }
  }

  /// Whether the parameter can hold the value that the step has for it.
  func takes(_ parameter: String) -> Bool {
    do {
      _ = try bound()
      return true
    } catch Need.value(parameter, "unreadable"?) {
      return false
    } catch {
      return true
    }
  }

  /// - Throws: `Need.value` or `Misplaced`.
  func bound() throws -> any Intent {
    do {
      return try entry.bind(slots)
    } catch let unknown as UnknownSlot {
      let slot = heard.first { $0.name == unknown.name }
      throw Misplaced(offset: slot?.span.lowerBound ?? 0)
    }
  }

  /// Whether a time that was said for another may be its own too: of it none was said, or no day.
  func canShare(_ when: Value) -> Bool {
    guard let own = values["when"] else { return true }
    guard case .moment(let own) = own, case .moment(let other) = when else { return false }
    return own != .now && own.day == nil && own.shift == nil && other.day != nil
  }

  /// Puts its time of day on the day that was said for another.
  mutating func takeDay(of when: Value) {
    guard case .moment(let other) = when,
      let index = slots.firstIndex(where: { $0.name == "when" }),
      case .moment(var own) = slots[index].value
    else { return }
    own.day = other.day
    slots[index].value = .moment(own)
  }

  /// Whether there is another value already where only one can be, such as two persons.
  private func contradicts(_ slot: Slot) -> Bool {
    guard !Self.circumstances.contains(slot.name),
      slots.contains(where: { $0.name == slot.name && $0.value != slot.value })
    else { return false }
    return !entry.parameters.contains { $0.name == slot.name && $0.isList }
  }

  /// What may be said in pieces, which are put together elsewhere.
  private static let circumstances = ["when", "note", "tags"]

  /// Asks of somebody else.
  mutating func ask(of other: String) {
    forgetPerson()
    take("person", .word(other))
  }

  /// Whom it is about decides whose record it is, whether or not the intent asks for it.
  private mutating func take(_ name: String, _ value: Value) {
    if name == "person" {
      person = value.words
      if case .text = value { isStranger = true }
      guard declares(name) else { return }
      // "Dad's pulse is 70 and dad's pressure 120 over 80": named twice, it is the same one.
      guard !slots.contains(where: { $0.name == name && $0.value == value }) else { return }
    }
    slots.append((name, value))
  }
}

extension Value {
  /// Whether it counts one: a number, or the mark of an article.
  var isOne: Bool { self == .number(1) || self == .word("yes") }

  /// A time by the clock of 24 hours, where its half of the day was said: "1 pm" and "13:00" are one.
  fileprivate var inFull: Value {
    guard case .moment(var moment) = self, let clock = moment.clock, clock.half == .pm,
      (1..<12).contains(clock.hour)
    else { return self }
    moment.clock = Moment.Clock(hour: clock.hour + 12, minute: clock.minute)
    return .moment(moment)
  }

  /// The words of a value that is nothing but words.
  var words: String? {
    switch self {
    case .word(let words), .text(let words): words
    case .number, .quantity, .moment, .period: nil
    }
  }
}
