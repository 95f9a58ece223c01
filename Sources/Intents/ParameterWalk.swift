import Measures

/// Lets the synthesized `encode(to:)` of an intent list its parameters, in the order of
/// declaration.
final class ParameterWalk: Encoder {
  fileprivate(set) var said: [Said] = []
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ intent: some Encodable) {
    do { try intent.encode(to: self) } catch { preconditionFailure(Self.refusal) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(WalkContainer<Key>(walk: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure(Self.refusal) }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    preconditionFailure(Self.refusal)
  }

  static let refusal = "An intent holds parameters and nothing else."
}

/// One parameter, what is declared of it, and the values that it holds.
@usableFromInline
struct Said {
  let declaration: Declaration
  let values: [Value]

  @usableFromInline
  init(_ declaration: Declaration, _ values: [Value]) {
    self.declaration = declaration
    self.values = values
  }
}

extension Said: Encodable {
  @usableFromInline func encode(to encoder: any Encoder) {}
}

private struct WalkContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let walk: ParameterWalk
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {}

  /// A parameter, or a group of them.
  func encode<Part: Encodable>(_ value: Part, forKey key: Key) throws {
    if Part.self == Said.self {
      walk.said.append(unsafeBitCast(value, to: Said.self))
    } else {
      try value.encode(to: walk)
    }
  }

  func superEncoder() -> any Encoder { walk }
  func superEncoder(forKey key: Key) -> any Encoder { walk }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { preconditionFailure(ParameterWalk.refusal) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure(ParameterWalk.refusal)
  }
}

extension KeyedEncodingContainer {
  /// What the synthesized `encode(to:)` of an intent calls for each of its parameters. Those of a
  /// bound intent are passed over when they hold nothing.
  @inlinable
  public mutating func encode<Wrapped: ParameterValue>(
    _ value: Parameter<Wrapped>, forKey key: Key
  ) throws {
    guard let declaration = value.declaration else {
      let declaration = Declaration(value, named: key.stringValue)
      return try encode(Said(declaration, value.held?.shown ?? []), forKey: key)
    }
    guard let values = value.held?.shown, !values.isEmpty else { return }
    try encode(Said(declaration, values), forKey: key)
  }
}

extension Parameter: Encodable where Wrapped: ParameterValue {
  /// A parameter is listed by the name that it has in its intent, never alone.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: ParameterWalk.refusal))
  }
}
