import Intents
import Measures
import Phrasing

/// Says things in one language: the sentences of an intent, and those of the conversation itself.
struct Speaker {
  let grammar: Grammar

  /// The name under which the conversation's own sentences stand in the grammars.
  private static let conversation = "Conversation"

  /// A sentence of the conversation itself: "I did not understand that."
  func say(_ key: String, _ values: [String: Value] = [:]) -> String {
    grammar.reply(key, of: Self.conversation, values.spoken) ?? ""
  }

  /// A reply of an intent; one that its grammar lacks is the conversation's own of that key.
  func say(_ key: String, of intent: String, _ values: [String: Value]) -> String {
    grammar.reply(key, of: intent, values.spoken) ?? grammar.reply(
      key, of: Self.conversation, values.spoken) ?? say("done")
  }

  /// The first of these questions that there is: the intent's own, else the conversation's, which is the same for
  /// all intents.
  func ask(_ keys: [String], of intent: String, _ values: [String: Value]) -> String {
    let values = values.spoken
    for key in keys {
      if let question = grammar.question(key, of: intent, values)
        ?? grammar.question(key, of: Self.conversation, values)
      {
        return question
      }
    }
    return say("ask")
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
    var values = outcome.values
    if let person = step.person, values["person"] == nil { values["person"] = .word(person) }
    var lines = [say(outcome.key, of: step.intent, values)]
    lines += outcome.rows.map { say("row", of: step.intent, $0) }
    if outcome.more > 0 {
      lines.append(say("more", of: step.intent, ["count": .number(Double(outcome.more))]))
    }
    return lines.joined(separator: "\n")
  }

  /// What the outcomes of a plan come to: sentences after each other, lists on lines of their own.
  func say(_ performance: Performance, of plan: Plan) -> String {
    let texts = zip(performance.outcomes, plan.steps).map { say($0, of: $1) }
    return texts.joined(separator: texts.contains { $0.contains("\n") } ? "\n" : " ")
  }

  /// A plan that was not carried out: what each step is called, and its values.
  func list(_ plan: Plan) -> String {
    let steps = plan.steps.map { step in
      let values = step.slots.map(\.value) + (step.person.map { [.word($0)] } ?? [])
      let title = grammar.title(of: step.intent) ?? step.intent
      return ([title] + values.map(grammar.write)).joined(separator: ", ")
    }
    return steps.joined(separator: "; ")
  }
}

extension [String: Value] {
  /// The values as they can stand in a sentence: free words on one line.
  fileprivate var spoken: [String: Value] {
    mapValues { value in
      guard case .text(let text) = value, text.utf8.contains(where: { $0 < 0x20 }) else {
        return value
      }
      let scalars = text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
      return .text(String(String.UnicodeScalarView(scalars)))
    }
  }
}
