import Intents
import Measures

/// What people drink from, and how much it is taken to hold.
///
/// Conventions of the lists `holds`, not sizes; number and name are kept beside the millilitres.
enum Container {
  /// So many of a container, in millilitres; one where no number was said, nil for one that is not known. A glass of
  /// wine is another one than a glass.
  static func volume(
    of name: Term?, with content: Term? = nil, times count: Double?, in context: IntentContext
  ) -> Double? {
    guard let name else { return nil }
    let filled = content.flatMap { context.meanings["\(name.text) \($0.text)", in: .holds] }
    return (filled ?? context.meanings[name.text, in: .holds]).flatMap(Double.init)
      .map { ($0 * (count ?? 1)).rounded(decimals: 3) }
  }
}

extension Quantity {
  /// How the number of containers is kept beside the millilitres.
  static func containers(_ count: Double?) -> Quantity { Quantity(count ?? 1, .point) }
}
