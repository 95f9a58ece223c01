import Intents

/// Circumstances of which only one can hold: a pressure is taken on one arm.
enum Circumstance {
  /// The tags of an entry after a correction: those that the new ones rule out are gone.
  static func replacing(
    _ old: [String], with new: [String], in context: IntentContext
  ) -> [String] {
    let group = { (tag: String) in context.meanings[tag, in: .rival] }
    let settled = Set(new.compactMap(group))
    return old.filter { tag in
      !new.contains(tag) && !(group(tag).map(settled.contains) ?? false)
    } + new
  }
}
