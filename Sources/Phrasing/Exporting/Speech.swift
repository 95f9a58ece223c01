/// What can be said, as grammars of recognisers write it.
indirect enum Speech: Hashable, Sendable {
  /// Words one after the other; none says nothing.
  case words([String])
  case sequence([Speech])
  case choice([Speech])
  case optional(Speech)
  case repeated(Speech)
  case rule(String)
  /// A whole number in figures, for recognisers that write those.
  case figures(ClosedRange<Int>, hasDecimals: Bool)

  static let nothing = Speech.words([])

  /// One of these; what is not possible is nil, and so is a choice among nothing.
  static func any(_ parts: [Speech?]) -> Speech? {
    var seen: Set<Speech> = []
    let parts = parts.compactMap { $0 }.flatMap { part -> [Speech] in
      if case .choice(let parts) = part { parts } else { [part] }
    }.filter { seen.insert($0).inserted }
    guard !parts.contains(nothing) else { return maybe(any(parts.filter { $0 != nothing })) }
    return parts.count > 1 ? .choice(parts) : parts.first
  }

  /// All of these; nil where one of them is not possible.
  static func all(_ parts: [Speech?]) -> Speech? {
    var whole: [Speech] = []
    for part in parts {
      guard let part else { return nil }
      switch (part, whole.last) {
      case (.words([]), _): break
      case (.words(let more), .words(let before)?): whole[whole.count - 1] = .words(before + more)
      case (.sequence(let parts), _): whole += parts
      default: whole.append(part)
      }
    }
    return whole.count == 1 ? whole[0] : whole.isEmpty ? .nothing : .sequence(whole)
  }

  /// With or without it.
  static func maybe(_ part: Speech?) -> Speech {
    switch part {
    case nil, .words([])?: .nothing
    case .optional?: part ?? .nothing
    case let part?: .optional(part)
    }
  }

  /// Every part of it, itself included.
  func visit(_ see: (Speech) -> Void) {
    see(self)
    switch self {
    case .words, .rule, .figures: break
    case .sequence(let parts), .choice(let parts): for part in parts { part.visit(see) }
    case .optional(let part), .repeated(let part): part.visit(see)
    }
  }
}
