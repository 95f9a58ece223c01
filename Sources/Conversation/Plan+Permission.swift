import Intents
import Records

extension Plan {
  /// Checks that whoever says it may have what it asks for, as far as that can be told before it is done.
  ///
  /// - Throws: `Obstacle.denied` for the first step that is not to be had; then none of them is.
  func permit(in scene: Scene) throws {
    guard !scene.grants.isEverything else { return }
    for step in steps {
      let demand = step.demand
      guard let access = demand.access, let denial = scene.grants.denial(access, demand.kinds),
        try !(demand.isAboutLast && step.isAboutOwn(in: scene))
      else { continue }
      throw Obstacle.denied(denial)
    }
  }

  /// Whether nothing is kept back of what it asks for.
  func isToldWhole(in scene: Scene) -> Bool {
    scene.grants.isEverything
      || steps.allSatisfy { step in
        guard let access = step.telling, step.demand.access != nil, step.demand.kinds.isEmpty
        else { return true }
        return scene.grants.denial(access, Sample.Kind.allCases) == nil
      }
  }
}

extension Step {
  /// What it wants with the record, as far as it was said.
  fileprivate var demand: Demand { (try? bound())?.demand ?? entry.type.demand }

  /// For what it tells what is in the record; nil where it does something else.
  var telling: Access? {
    switch entry.type.demand.access {
    case .read, nil: .read
    case .export: .export
    case .add, .change, .delete: nil
    }
  }

  /// Whether it may be about what was said last over the same source.
  fileprivate func isAboutOwn(in scene: Scene) throws -> Bool {
    guard !scene.grants.isUnknown, let store = scene.store as? GuardedStore else { return false }
    if let chosen { return try store.owns(chosen.entry) }
    if entry.type.referring == nil { return try store.ownsNewestChange() }
    let entries = scene.topic?.references.map(\.entry) ?? []
    guard entries.isEmpty else { return try entries.contains(where: store.owns) }
    return try store.newestEntry().map { try store.owns($0.id) } ?? true
  }
}
