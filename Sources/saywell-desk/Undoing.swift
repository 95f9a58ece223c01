import Records

/// Takes back the very entry that a reply was about, whatever was written after it.
enum Undoing: String {
  case done = "undone"
  /// It is not in the record any more.
  case gone = "undone-already"
  /// It was changed, and that is not what somebody wants to take back.
  case changed = "undo-too-late"

  static func undo(_ id: String, in store: any Store) throws -> Undoing {
    let standing = try store.changes(limit: 100).filter { !$0.isUndone }.map(\.change)
    guard let index = standing.firstIndex(where: { $0.concerns([id]) }) else { return .gone }
    let own = standing[index]
    guard own.action == .add else { return try store.entry(id) == nil ? .gone : .changed }
    if index == 0 { return try store.undo() == nil ? .gone : .done }
    let ids = Set(own.parts.map(\.entryID))
    guard !standing[..<index].contains(where: { $0.concerns(ids) }) else { return .changed }
    let entries = try ids.compactMap { try store.entry($0) }
    return try store.delete(entries) > 0 ? .done : .gone
  }
}

extension Change {
  fileprivate func concerns(_ ids: Set<String>) -> Bool {
    parts.contains { ids.contains($0.entryID) }
  }
}
