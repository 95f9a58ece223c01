import Phrasing

/// The grammars that ship with saywell, compiled; the rest of the type is generated from the files beside it.
public enum GrammarData {
  /// Every shipped language, those of these tags first.
  public static func grammars(_ preferred: [String] = []) -> [Grammar] {
    let tags = languages.map { "\($0)" }
    let order = tags.indices.sorted {
      (preferred.firstIndex(of: tags[$0]) ?? preferred.count, $0)
        < (preferred.firstIndex(of: tags[$1]) ?? preferred.count, $1)
    }
    return order.map { Grammar(embedded: compiled($0)) }
  }
}
