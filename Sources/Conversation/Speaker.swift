import Intents
import Measures
import Phrasing

/// Says things in one language: the sentences of an intent, and those of the conversation itself.
///
/// A sentence that the language lacks is said in another one, and one that all of them lack by its values: whoever has
/// begun a grammar of their own still hears what was done.
struct Speaker {
  let grammar: Grammar
  /// Those that say what the first one has no words for.
  let others: [Grammar]
  /// Whether it is for ears, for which some sentences have a shorter form.
  var isAloud = false

  init(_ grammar: Grammar, others: [Grammar] = []) {
    self.grammar = grammar
    self.others = others.filter { $0 !== grammar }
  }

  /// The name under which the conversation's own sentences stand in the grammars.
  static let conversation = "Conversation"

  /// A sentence of the conversation itself: "I did not understand that."
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    say(key, of: Self.conversation, values)
  }

  /// A reply of an intent; one that its grammar lacks is the conversation's own of that key.
  func say(_ key: String, of intent: String, _ values: [String: Value]) -> String {
    let spoken = spoken(values)
    if isAloud, let short = grammar.reply("\(key)-aloud", of: intent, spoken) { return short }
    return first { grammar, name in grammar.reply(key, of: name, spoken) }(intent)
      ?? first { grammar, name in grammar.reply("done", of: name, spoken) }(Self.conversation)
      ?? unsaid(key, values)
  }

  /// A reply where some language has it.
  func sayIfAny(_ key: String, of intent: String, _ values: [String: Value]) -> String? {
    first { grammar, name in grammar.reply(key, of: name, spoken(values)) }(intent)
  }

  /// The first of these questions that there is: the intent's own, else the conversation's, which is the same for
  /// all intents.
  func ask(_ keys: [String], of intent: String, _ values: [String: Value]) -> String {
    let spoken = spoken(values)
    for key in keys {
      let question = first { grammar, name in grammar.question(key, of: name, spoken) }
      if let question = question(intent) { return question.capitalized }
    }
    return say("ask")
  }

  /// The question about what was said in a step, or what would come of it.
  func ask(_ key: String, _ values: [String: Value], of step: Step) -> String {
    var values = values
    let things = Outcome.things(in: values)
    if !things.isEmpty { values["what"] = what(things) }
    let intent = Need.intent(in: values) ?? step.intent
    return ask([key], of: intent, step.values.merging(values) { $1 })
  }

  /// What any language says about an intent or, failing that, about the conversation.
  private func first(
    _ say: @escaping (Grammar, String) -> String?
  ) -> (String) -> String? {
    { intent in
      for grammar in [grammar] + others {
        let found = say(grammar, intent) ?? say(grammar, Self.conversation)
        if let found, !found.isEmpty { return found }
      }
      return nil
    }
  }

  /// For a sentence that no language has: its name and its values.
  private func unsaid(_ key: String, _ values: [String: Value]) -> String {
    ([key] + values.keys.sorted().compactMap { values[$0].map(grammar.write) })
      .joined(separator: " ")
  }

  /// A question with the values that can be its answer: "Which weight? 1: 72.5 kg / 2: 72.5 lb".
  func offer(_ values: [Value], after question: String) -> String {
    let choices = values.enumerated().map { "\($0 + 1): \(grammar.write($1))" }
    return say(
      "choices",
      ["question": .text(question), "choices": .text(choices.joined(separator: " / "))])
  }

  /// The reply of a step that was carried out, with a line for each of its rows.
  func say(_ outcome: Outcome, of step: Step) -> String {
    if let told = told(outcome, of: step.intent) { return told }
    var values = outcome.values
    if let person = step.person, values["person"] == nil { values["person"] = .word(person) }
    values["what"] = what(outcome.things)
    values["parts"] = what(outcome.parts)
    let first = outcome.remarks.reduce(say(outcome.key, of: step.intent, values).capitalized) {
      sentence($0, then: say($1, of: step.intent, values).capitalized)
    }
    guard !outcome.rows.isEmpty || outcome.more > 0 else { return first.capitalized }
    var lines = [first] + outcome.rows.map { say($0, of: step) }
    if outcome.more > 0 {
      lines.append(say("more", of: step.intent, ["count": .number(Double(outcome.more))]))
    }
    return lines.map(\.capitalized).joined(separator: "\n")
  }

  /// A row of a list: what an intent says of it, or a thing with its time.
  private func say(_ row: [String: Value], of step: Step) -> String {
    if case .word(let key)? = row[Outcome.replyKey] { return say(key, of: step.intent, row) }
    guard row[Outcome.thingKey] != nil else { return say("row", of: step.intent, row) }
    let what = what([row.filter { $0.key != "when" }])
    return say("thing-row", of: step.intent, row.merging(["what": what ?? .text("")]) { $1 })
  }

  /// Several things as one part of a sentence: "weight 72 kg and pulse 70"; nil for none.
  func what(_ things: [[String: Value]]) -> Value? {
    let shown = 5
    var names = things.prefix(shown).map { say("thing", $0) }
    if things.count > shown {
      names.append(say("others", ["count": .number(Double(things.count - shown))]))
    }
    guard let last = names.popLast() else { return nil }
    guard let first = names.first else { return .text(last) }
    let most = names.dropFirst().reduce(first) { one, other in
      say("list", ["one": .text(one), "other": .text(other)])
    }
    return .text(say("pair", ["one": .text(most), "other": .text(last)]))
  }

  /// What the outcomes of a plan come to: sentences after each other, lists on lines of their own.
  func say(_ performance: Performance, of plan: Plan) -> String {
    if let step = plan.steps.first, plan.steps.count == 1, let outcome = performance.outcomes.first
    {
      return say(outcome, of: step)
    }
    let texts = zip(performance.outcomes, plan.steps).map { say($0, of: $1) }
    guard let first = texts.first, !texts.contains(where: { $0.contains("\n") }) else {
      return texts.joined(separator: "\n")
    }
    return texts.dropFirst().reduce(first, sentence)
  }

  private func sentence(_ one: String, then other: String) -> String {
    say("sentences", ["one": .text(one), "other": .text(other)])
  }

  /// What a plan would come to, as a part of a question: "blood pressure 135 over 85".
  func name(_ performance: Performance, of plan: Plan) -> String {
    let names = zip(performance.outcomes, plan.steps).map { outcome, step -> Value in
      var things = outcome.things
      if plan.steps.count > 1, let tags = tags(of: step) {
        for index in things.indices { things[index]["tags"] = tags }
      }
      guard let what = what(things) else { return .text(list(step)) }
      return .text(say("meant", of: step.intent, ["what": what]))
    }
    guard let first = names.first else { return "" }
    return names.dropFirst().reduce(grammar.write(first)) { one, other in
      say("pair", ["one": .text(one), "other": other])
    }
  }

  private func tags(of step: Step) -> Value? {
    let tags = step.slots.filter { $0.name == "tags" }.map { grammar.write($0.value) }
    return tags.isEmpty ? nil : .text(tags.joined(separator: ", "))
  }

  /// What a step would record, as far as it was said: "weight 80, yesterday"; nil where that leaves anything out.
  private func thing(_ step: Step) -> String? {
    guard step.purpose == .record else { return nil }
    let kind = step.entry.type.kind
    var values = step.values
    values["unit"] = values.removeValue(forKey: "quantityUnit")
    if let figure = values.removeValue(forKey: kind) { values["value"] = figure }
    let isNamed = ["food", "medication", "activity", "mood", "symptom"].contains {
      values[$0] != nil
    }
    if !isNamed { values["metric"] = .word(kind) }
    let names = Set(Self.thingNames)
    guard values.keys.allSatisfy(names.contains),
      values.keys.contains(where: { $0 != "when" && $0 != "person" }),
      step.slots.count == Set(step.slots.map(\.name)).count
    else { return nil }
    return say("thing", values)
  }

  /// The values that the sentence `thing` has a place for.
  private static let thingNames = [
    "metric", "value", "systolic", "diastolic", "pulse", "quantity", "unit", "amount", "volume",
    "food", "medication",
    "activity", "mood", "symptom", "severity", "duration", "distance", "energy", "protein", "carbs",
    "fat", "person",
    "when",
  ]

  /// A plan that was not carried out: what each step is called, and its values.
  func list(_ plan: Plan) -> String { plan.steps.map(list).joined(separator: "; ") }

  private func list(_ step: Step) -> String {
    if let said = thing(step) { return said }
    let own = step.slots.filter { $0.name != "person" }.map(\.value)
    let values = own + (step.person.map { [.word($0)] } ?? [])
    let title = grammar.title(of: step.intent) ?? step.intent
    return ([title] + values.map(grammar.write)).joined(separator: ", ")
  }
}
