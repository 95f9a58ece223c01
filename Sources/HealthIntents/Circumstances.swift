import Intents
import Measures

/// What may be said about any record: when it was, for whom it is, what to remember beside it.
public struct Circumstances: ParameterGroup {
  @Parameter(as: "at") var when: Moment?
  /// The name as it was said; who is meant by it, the context says.
  @Parameter var person: Term?
  @Parameter var tags: [Term] = []
  @Parameter var note: String?

  public init() {}
}
