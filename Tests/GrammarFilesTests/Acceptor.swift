/// A grammar of a recogniser as a test reads it back from its text, and what it accepts.
struct Acceptor {
  indirect enum Part {
    case text(String)
    /// One character out of a set.
    case characters(Set<Character>)
    case sequence([Part])
    case choice([Part])
    case repeated(Part, atLeast: Int, atMost: Int)
    case rule(String)
  }

  private(set) var rules: [String: Part] = [:]
  var root = ""
  private var nodes: [String: Node] = [:]

  /// - Returns: whether there was no rule of this name.
  mutating func add(_ name: String, _ part: Part) -> Bool {
    rules.updateValue(part, forKey: name) == nil
  }

  /// The names of rules that are used and that there are not.
  var undefined: Set<String> {
    var names: Set<String> = [root]
    func see(_ part: Part) {
      switch part {
      case .text, .characters: break
      case .sequence(let parts), .choice(let parts): for part in parts { see(part) }
      case .repeated(let part, _, _): see(part)
      case .rule(let name): names.insert(name)
      }
    }
    for rule in rules.values { see(rule) }
    return names.subtracting(rules.keys)
  }

  /// To be called once all rules are there.
  mutating func prepare() {
    var known: [String: Node] = [:]
    for name in rules.keys { _ = build(.rule(name), &known) }
    nodes = known
  }

  /// Whether the whole text is one of those that a rule describes; spaces between words are not compared.
  func accepts(_ text: String, as rule: String? = nil) -> Bool {
    guard let node = nodes[rule ?? root] else { return false }
    let bytes = Array(text.lowercased().utf8.filter { $0 != 32 })
    guard bytes.count < 128 else { return false }
    var match = Match(text: bytes)
    return match.ends(of: node, from: 0) & 1 << UInt128(bytes.count) != 0
  }

  private func build(_ part: Part, _ known: inout [String: Node]) -> Node {
    switch part {
    case .text(let text): return Node(.text(Array(text.lowercased().utf8.filter { $0 != 32 })))
    case .characters(let set):
      return Node(.choice(set.map { Node(.text(Array($0.lowercased().utf8.filter { $0 != 32 }))) }))
    case .sequence(let parts): return Node(.sequence(parts.map { build($0, &known) }))
    case .choice(let parts): return Node(.choice(parts.map { build($0, &known) }))
    case .repeated(let part, let least, let most):
      return Node(.repeated(build(part, &known), atLeast: least, atMost: most))
    case .rule(let name):
      if let node = known[name] { return node }
      let made = rules[name].map { build($0, &known) } ?? Node(.choice([]))
      let node = Node(.rule(made))
      known[name] = node
      return node
    }
  }

  /// A part with the bytes that it can begin with.
  fileprivate final class Node: Sendable {
    enum Kind: Sendable {
      case text([UInt8])
      case sequence([Node])
      case choice([Node])
      case repeated(Node, atLeast: Int, atMost: Int)
      case rule(Node)
    }

    let kind: Kind
    let isNullable: Bool
    let first: Set<UInt8>

    init(_ kind: Kind) {
      self.kind = kind
      switch kind {
      case .text(let bytes):
        isNullable = bytes.isEmpty
        first = Set(bytes.prefix(1))
      case .sequence(let parts):
        var begins: Set<UInt8> = []
        for part in parts {
          begins.formUnion(part.first)
          if !part.isNullable { break }
        }
        isNullable = parts.allSatisfy(\.isNullable)
        first = begins
      case .choice(let parts):
        isNullable = parts.contains(where: \.isNullable)
        first = parts.reduce(into: []) { $0.formUnion($1.first) }
      case .repeated(let part, let least, _):
        isNullable = least == 0 || part.isNullable
        first = part.first
      case .rule(let part):
        isNullable = part.isNullable
        first = part.first
      }
    }
  }

  /// Where parts of a text can end: places as bits, so that no more than 127 bytes can be read.
  private struct Match {
    let text: [UInt8]
    var known: [ObjectIdentifier: [Int: UInt128]] = [:]

    mutating func ends(of node: Node, from start: Int) -> UInt128 {
      guard start < text.count, node.first.contains(text[start]) else {
        return node.isNullable ? 1 << UInt128(start) : 0
      }
      switch node.kind {
      case .text(let bytes):
        return text[start...].starts(with: bytes) ? 1 << UInt128(start + bytes.count) : 0
      case .sequence(let parts):
        var places: UInt128 = 1 << UInt128(start)
        for part in parts where places != 0 { places = ends(of: part, fromAny: places) }
        return places
      case .choice(let parts):
        var found: UInt128 = 0
        for part in parts where part.isNullable || part.first.contains(text[start]) {
          found |= ends(of: part, from: start)
        }
        return found
      case .repeated(let part, let least, let most):
        var found: UInt128 = least == 0 ? 1 << UInt128(start) : 0
        var fresh: UInt128 = 1 << UInt128(start)
        for count in 1...most where fresh != 0 {
          fresh = ends(of: part, fromAny: fresh) & ~found
          if count >= least { found |= fresh }
        }
        return found
      case .rule(let body):
        if let ends = known[ObjectIdentifier(node)]?[start] { return ends }
        let found = ends(of: body, from: start)
        known[ObjectIdentifier(node), default: [:]][start] = found
        return found
      }
    }

    private mutating func ends(of node: Node, fromAny places: UInt128) -> UInt128 {
      var (rest, found) = (places, UInt128(0))
      while rest != 0 {
        found |= ends(of: node, from: rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      return found
    }
  }
}
