/// An intent that stands for sentences: to carry it out is to say them one after the other.
public protocol ScriptedIntent: Intent {
  /// - Throws: `Need` where there are none.
  func sentences(in context: IntentContext) throws -> [String]
}

/// An intent that keeps sentences under a name: each of them has to mean something, and the name nothing else.
public protocol ScriptingIntent: Intent {
  var alias: String { get }
  func sentences(in context: IntentContext) -> [String]
}
