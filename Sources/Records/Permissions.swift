/// What each source may do, as a text that people write: a rule a line, of which the later one holds.
///
///     # source access [kind ...] allow or deny
///     listen delete allow
///     mcp read weight bloodPressure deny
public struct Permissions: Sendable {
  private var lines: [Line] = []

  /// A line, and the rule on it if there is one.
  private struct Line {
    let text: Substring
    let rule: Rule?
  }

  public struct Rule: Hashable, Sendable {
    public let source: Entry.Source
    public let access: Access
    /// All of them where none is named.
    public let kinds: [Sample.Kind]
    public let isAllowed: Bool
  }

  public init() {}

  /// - Throws: `Fault` for the first line that is no rule.
  public init(_ text: String) throws(Fault) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let said = line.prefix { $0 != "#" }
      do {
        let words = said.split(whereSeparator: \.isWhitespace).map(String.init)
        self.lines.append(Line(text: line, rule: words.isEmpty ? nil : try Rule(words)))
      } catch {
        throw Fault(line: index + 1, problem: error)
      }
    }
    if self.lines.last?.text.isEmpty == true { self.lines.removeLast() }
  }

  public func grants(of source: Entry.Source) -> Grants {
    var grants = Grants.usual(for: source)
    for case let rule? in lines.map(\.rule) where rule.source == source {
      grants.set(rule.access, rule.kinds, to: rule.isAllowed)
    }
    return grants
  }

  /// Adds a rule, and leaves out those that it overrides.
  public mutating func add(_ rule: Rule) {
    lines.removeAll { line in
      guard let old = line.rule, old.source == rule.source, old.access == rule.access else {
        return false
      }
      return rule.kinds.isEmpty
        || !old.kinds.isEmpty && Set(old.kinds).isSubset(of: Set(rule.kinds))
    }
    lines.append(Line(text: Substring(rule.text), rule: rule))
  }

  /// As it is kept.
  public var text: String { lines.map { $0.text + "\n" }.joined() }
}

extension Permissions.Rule {
  /// - Throws: `Permissions.Problem`.
  public init(_ words: [String]) throws(Permissions.Problem) {
    guard let name = words.first, words.count >= 3, let last = words.last else {
      throw .incomplete
    }
    guard let source = Entry.Source(rawValue: name), Entry.Source.speaking.contains(source) else {
      throw .noSource(name)
    }
    guard let access = Access(rawValue: words[1]) else { throw .noAccess(words[1]) }
    guard ["allow", "deny"].contains(last) else { throw .noVerdict(last) }
    var kinds: [Sample.Kind] = []
    for name in words.dropFirst(2).dropLast() {
      let named = Sample.Kind.named(name)
      guard !named.isEmpty else { throw .noKind(name) }
      kinds += named
    }
    self.init(source: source, access: access, kinds: kinds, isAllowed: last == "allow")
  }

  /// The rules that grants come to: of each access one for all kinds, and one for those that are otherwise.
  public static func all(of source: Entry.Source, _ grants: Grants) -> [Self] {
    Access.allCases.flatMap { access -> [Self] in
      let allowed = grants.kinds(access)
      let isMostly = allowed.count * 2 > Sample.Kind.allCases.count
      let others = Sample.Kind.allCases.filter { grants.allows(access, $0) != isMostly }
      let usual = Self(source: source, access: access, kinds: [], isAllowed: isMostly)
      guard !others.isEmpty else { return [usual] }
      return [usual, Self(source: source, access: access, kinds: others, isAllowed: !isMostly)]
    }
  }

  /// As it is written.
  public var text: String {
    let names = kinds.reduce(into: [String]()) { names, kind in
      let name = kind.commonName
      if !names.contains(name) { names.append(name) }
    }
    return ([source.rawValue, access.rawValue] + names + [isAllowed ? "allow" : "deny"])
      .joined(separator: " ")
  }
}

extension Sample.Kind {
  /// The kinds that a name stands for: itself, or both figures of the pressure; none for any other name.
  public static func named(_ name: String) -> [Self] {
    name == pressure ? [.systolic, .diastolic] : Self(rawValue: name).map { [$0] } ?? []
  }

  private static let pressure = "bloodPressure"

  /// What people call it: both figures of the pressure have one name.
  public var commonName: String {
    self == .systolic || self == .diastolic ? Self.pressure : rawValue
  }
}
