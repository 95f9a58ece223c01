import Measures
import Records

/// An intent that changes what is in the record already, and may leave it open which of it: "no, 73".
///
/// The conversation asks for the candidates before it reviews the intent. One of them becomes `IntentContext.chosen`; of
/// several, the person chooses.
public protocol ReferringIntent: Intent {
  /// The things in the record that may be meant; none where there is no choice.
  ///
  /// - Parameter person: who was named; nil when nobody was.
  func candidates(of person: Person?, in context: IntentContext) throws -> [Reference]

  /// The parameters that tell which thing it is, and stay what they are when the rest of a correction is said later.
  static var locators: [String] { get }

  /// The parameter that holds a figure without its name, in the place of which one of a name may be said later.
  static var bare: String? { get }

  /// Whether the thing has a place for what was said.
  func hasPlace(in reference: Reference, _ context: IntentContext) throws -> Bool

  /// The values that name a thing of the record, for the sentence `thing`.
  static func told(_ reference: Reference, in context: IntentContext) throws -> [[String: Value]]
}

extension ReferringIntent {
  public static var locators: [String] { [] }
  public static var bare: String? { nil }
  public func hasPlace(in reference: Reference, _ context: IntentContext) throws -> Bool { true }
  public static func told(
    _ reference: Reference, in context: IntentContext
  ) throws -> [[String: Value]] { [] }
}
