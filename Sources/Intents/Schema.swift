/// What one type of intent declares, read from it once.
final class Schema: Sendable {
  /// In the order of declaration, those of groups where the group stands.
  let declarations: [Declaration]

  init(of type: any Intent.Type) {
    declarations = ParameterWalk(type.init()).said.map(\.declaration)
    precondition(declarations.count <= UInt64.bitWidth, "That is too much for one sentence.")
  }
}

/// Parameters that many intents have in common, declared once: a stored property of this type
/// stands for all of them.
public protocol ParameterGroup: Codable, Sendable {
  init()
}
