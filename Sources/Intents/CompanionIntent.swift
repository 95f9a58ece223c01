/// An intent that is part of another one when both are said in one sentence about the same person and time: the pulse
/// beside a blood pressure, whatever is said between the two.
public protocol CompanionIntent: Intent {
  /// The intent it becomes a part of, which has parameters of the same names.
  static var joins: any Intent.Type { get }
}
