/// Someone whose records are kept here.
public struct Person: Hashable, Sendable {
  public let id: Int64
  /// The name used in grammars, answers and JSON: `me`, `dad`, "Anna".
  public let name: String
  /// The name that they were added by, such as `dad`, which stays theirs whatever they are called by now.
  public let firstName: String

  /// - Parameter firstName: nil where it is the name.
  public init(id: Int64, name: String, firstName: String? = nil) {
    self.id = id
    self.name = name
    self.firstName = firstName ?? name
  }

  /// Whoever uses saywell, until somebody else is made the default.
  public static let meName = "me"
}

extension Person {
  /// Whether this is the person's name, compared without regard to case.
  public func isCalled(_ other: String) -> Bool { name.uppercased() == other.uppercased() }
}
