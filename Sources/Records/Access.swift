/// What may be done with the record. Each is granted by itself, to a source and by kind of sample.
public enum Access: String, CaseIterable, Hashable, Sendable {
  /// To tell what is in the record.
  case read
  /// To put something into it.
  case add
  /// To put something in the place of what is there.
  case change
  /// To take something out.
  case delete
  /// To write it down outside of the record.
  case export
}
