import Intents
import Phrasing

/// What is named in one clause and belongs to two records.
extension Plan {
  /// "Two eggs and a coffee" are a meal and a drink. Where figures were said that may be those of all, it stays one.
  mutating func setAside(_ catalog: Catalog) {
    for index in steps.indices.reversed() {
      guard let type = steps[index].totalling, let aside = type.aside,
        let first = steps[index].slots.firstIndex(where: { $0.name == aside.slot })
      else { continue }
      let isCounted = (type.totals + [type.mark]).contains { steps[index].values[$0] != nil }
      guard !isCounted, let entry = catalog[aside.intent], let other = entry.type.totalling else {
        for slot in steps[index].slots.indices where steps[index].slots[slot].name == aside.slot {
          steps[index].slots[slot].name = type.names
        }
        continue
      }
      let isFirst = first < steps[index].slots.firstIndex { $0.name == type.names } ?? first
      let beside = steps[index].besides(type, aside.slot, as: other.names, entry)
      steps[index].slots.removeAll { $0.name == aside.slot }
      steps.insert(contentsOf: beside, at: isFirst ? index : index + 1)
    }
  }
}

extension Step {
  /// A step for each thing in this slot, with the circumstances of this one.
  fileprivate func besides(
    _ type: any TotallingIntent.Type, _ aside: String, as name: String, _ entry: CatalogEntry
  ) -> [Step] {
    let figures = [aside, type.names, type.mark, type.apiece] + type.counts + type.totals
    let shared = slots.filter { slot in
      !figures.contains(slot.name) && entry.parameters.contains { $0.name == slot.name }
    }
    return slots.filter { $0.name == aside }.map { one in
      var step = Step(entry, [(name, one.value)] + shared)
      step.person = person
      return step
    }
  }
}
