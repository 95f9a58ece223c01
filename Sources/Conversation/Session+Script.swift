import Intents
import Measures

extension Session {
  /// Says what is left of a shortcut, until a sentence of it has a question. A question waits for its answer, and the
  /// rest is said after that; where a sentence is refused, the rest is left out.
  mutating func goOn(after reply: Reply) -> Reply {
    guard !script.isEmpty else { return reply }
    guard reply.outcome == .done else {
      if reply.outcome != .ask { script = [] }
      return reply
    }
    // A call on its own can ask nothing, so it is asked before anything is written.
    if setup.source == .oneShot, let obstacle = firstObstacle() {
      script = []
      return obstacle
    }
    var whole = reply
    while pending == nil, !script.isEmpty {
      let next = script.removeFirst()
      isPlaying = true
      let said = hearAfresh(next, mode: .acting)
      isPlaying = false
      whole.append(said)
      if said.outcome != .done, said.outcome != .ask { script = [] }
    }
    return whole
  }

  private mutating func firstObstacle() -> Reply? {
    for sentence in script {
      let reply = hearAfresh(sentence, mode: .thinking)
      if reply.outcome != .act { return reply }
    }
    return nil
  }

  /// Takes down the sentences that a plan stands for, to be said next.
  ///
  /// - Throws: `Obstacle.need` where one shortcut would run another, or one is to be kept that cannot be said.
  mutating func takeScript(of plan: Plan, _ assignments: [Assignment], _ mode: Mode) throws {
    guard plan.steps.count == 1, let assignment = assignments.first else { return }
    let type = plan.steps[0].entry.type
    if type.scripting != nil, let scripting = assignment.intent as? any ScriptingIntent {
      try check(scripting, in: assignment.context)
    }
    guard type.scripted != nil, let scripted = assignment.intent as? any ScriptedIntent else {
      return
    }
    guard !isPlaying else { throw Obstacle.need(.refusal(key: "nested", values: [:]), step: 0) }
    guard mode == .acting, !setup.isRehearsal else { return }
    script = try scripted.sentences(in: assignment.context)
  }

  private mutating func check(
    _ scripting: any ScriptingIntent, in context: IntentContext
  ) throws {
    if ears.hasSentence(scripting.alias), !isShortcut(scripting.alias) {
      throw Obstacle.need(
        .refusal(key: "taken", values: ["name": .text(scripting.alias)]), step: 0)
    }
    for sentence in scripting.sentences(in: context) where !ears.hasSentence(sentence) {
      throw Obstacle.need(.refusal(key: "unheard", values: ["text": .text(sentence)]), step: 0)
    }
  }

  private mutating func isShortcut(_ name: String) -> Bool {
    ears.knownNames["shortcut"]?.contains { $0.lowercased() == name.lowercased() } ?? false
  }
}

extension Plan {
  /// Whether it stands for sentences that are said one after the other.
  var isScripted: Bool { steps.contains { $0.entry.type.scripted != nil } }
}

extension Reply {
  /// What the next sentence came to, below what this one did.
  fileprivate mutating func append(_ other: Reply) {
    let texts = [text, other.text].filter { !$0.isEmpty }
    let before = actions
    let phrase = phrase
    self = other
    self.phrase = phrase
    text = texts.joined(separator: "\n")
    actions = before + other.actions
  }
}
