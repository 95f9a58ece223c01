/// What one line of `read` is taken for.
enum ValueType: String, CaseIterable, Sendable {
  case number, quantity, duration, moment

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
