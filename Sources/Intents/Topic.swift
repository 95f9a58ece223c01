/// What a conversation talked about last, to which "no, 73" and "delete that" refer.
public struct Topic: Sendable {
  /// The things in question; none where they are gone from the record.
  public var references: [Reference]
  public var standing: Standing

  public enum Standing: Sendable {
    /// The last sentence put it into the record, or changed it.
    case said
    /// The last sentence was a question, and this was its answer.
    case told
    /// Something else was asked since it was said, or it was taken out of the record.
    case passed
  }

  public init(_ references: [Reference], _ standing: Standing) {
    self.references = references
    self.standing = standing
  }
}
