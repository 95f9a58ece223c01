extension Permissions {
  /// A line that is no rule.
  public struct Fault: Error, Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let problem: Problem
  }

  public enum Problem: Error, Hashable, Sendable {
    case incomplete
    case noSource(String)
    case noAccess(String)
    case noKind(String)
    case noVerdict(String)
  }
}

extension Permissions.Problem: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .incomplete: "a rule is: SOURCE ACCESS [KIND ...] allow or deny"
    case .noSource(let name): "there is no source \(name); there are \(Self.sources)"
    case .noAccess(let name): "there is no access \(name); there are \(Self.accesses)"
    case .noKind(let name): "there is no kind \(name), such as weight or bloodPressure"
    case .noVerdict(let word): "a rule ends in allow or deny, and not in \(word)"
    }
  }

  private static var sources: String {
    Entry.Source.speaking.map(\.rawValue).joined(separator: ", ")
  }

  private static var accesses: String { Access.allCases.map(\.rawValue).joined(separator: ", ") }
}
