import Intents
import Measures

extension Plan {
  /// A total belongs to all that was named before it, and not to the last of it.
  mutating func shareTotals() {
    for index in steps.indices.dropFirst().reversed() {
      guard let type = steps[index].totalling, steps[index].values[type.mark] != nil else {
        continue
      }
      let first = steps[..<index].lastIndex { !$0.isPart(of: steps[index]) }.map { $0 + 1 } ?? 0
      if first < index { share(type, from: first, to: index) }
    }
    doubtLastFigures()
    doubtApiece()
  }

  /// "2 eggs at 70 calories and 3 cookies at 50 calories each": so much each may be said of both.
  private mutating func doubtApiece() {
    for index in steps.indices.dropFirst() {
      guard let type = steps[index].totalling, steps[index].values[type.apiece] != nil else {
        continue
      }
      let person = steps[index].person
      if steps[..<index].contains(where: { $0.person == person && $0.hasSeveral(type) }) {
        doubt()
      }
    }
  }

  /// "Two buns and a glass of milk, 400 calories": that may be all of it, so nothing is counted beside it.
  private mutating func doubtLastFigures() {
    for index in steps.indices.dropFirst() {
      guard let type = steps[index].totalling, steps[index].values[type.mark] == nil,
        type.totals.contains(where: { steps[index].values[$0] != nil })
      else { continue }
      for other in steps[..<index].indices.reversed() {
        guard steps[other].isPart(of: steps[index]), steps[other].values[type.mark] == nil else {
          break
        }
        steps[other].slots.append((type.mark, .word("yes")))
      }
    }
  }

  /// Makes one step of things that can be told in one, and else gives the total a step of its own.
  private mutating func share(
    _ type: any TotallingIntent.Type, from first: Int, to last: Int
  ) {
    let others = steps[(first + 1)...last]
    if others.allSatisfy({ $0.canJoin(steps[first], type) }) {
      for other in others {
        steps[first].slots += other.slots.filter { slot in
          slot.name == type.names
            || steps[first].values[slot.name] == nil
              && !type.counts.contains(slot.name)
        }
      }
      steps.removeSubrange((first + 1)...last)
      return
    }
    guard let host = steps[first...last].first(where: { !$0.requires(type.names) }) else {
      return doubt()
    }
    let isOfTotal = { (name: String) in type.totals.contains(name) || name == type.mark }
    var total = host
    let circumstances = host.slots.filter { slot in
      !isOfTotal(slot.name) && slot.name != type.names && !type.counts.contains(slot.name)
    }
    total.slots = circumstances + steps[last].slots.filter { isOfTotal($0.name) }
    for index in first...last {
      // What is in each of them is in the total.
      steps[index].slots.removeAll { isOfTotal($0.name) }
      steps[index].slots.append((type.mark, .word("yes")))
    }
    steps.insert(total, at: last + 1)
  }
}

extension Step {
  var totalling: (any TotallingIntent.Type)? { entry.type.totalling }

  /// Whether there are several of it, with figures that may be those of each or of all.
  fileprivate func hasSeveral(_ type: any TotallingIntent.Type) -> Bool {
    guard totalling != nil, values[type.apiece] == nil, values[type.mark] == nil,
      type.totals.contains(where: { values[$0] != nil })
    else { return false }
    return type.counts.contains { name in
      guard case .number(let count)? = values[name] else { return false }
      return count > 1
    }
  }

  /// Whether a later total may be of this as well.
  fileprivate func isPart(of other: Step) -> Bool {
    guard let totalling, person == other.person, values["when"] == other.values["when"] else {
      return false
    }
    return totalling.totals.allSatisfy { values[$0] == nil }
  }

  /// Whether nothing is lost when it becomes a name in the list of another step: one of it, and nothing else said.
  fileprivate func canJoin(_ other: Step, _ type: any TotallingIntent.Type) -> Bool {
    intent == other.intent
      && slots.allSatisfy { slot in
        !type.counts.contains(slot.name)
          || slot.value.isOne && slots.count { type.counts.contains($0.name) } == 1
      }
  }

  fileprivate func requires(_ name: String) -> Bool {
    entry.parameters.contains { $0.name == name && $0.isRequired }
  }
}
