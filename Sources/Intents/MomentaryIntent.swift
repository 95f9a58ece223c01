/// An intent whose record a person has only one of at one time, such as a weight: a second one in the same sentence
/// is a correction, a range or a slip.
public protocol MomentaryIntent: Intent {}
