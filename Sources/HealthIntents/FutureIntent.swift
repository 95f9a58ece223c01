import Intents

/// Something that is understood and cannot be done yet. It says so, and asks for nothing first.
public protocol FutureIntent: Intent {}

extension FutureIntent {
  public func review(in context: IntentContext) throws { throw Self.notYet }
  public func perform(in context: IntentContext) throws -> Outcome { throw Self.notYet }

  private static var notYet: Need { .refusal(key: "not-yet", values: [:]) }
}
