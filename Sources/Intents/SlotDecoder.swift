import Measures

/// Lets the synthesized `init(from:)` of an intent read slots, so that a property's name is all it takes.
struct SlotDecoder: Decoder {
  let slots: [(name: String, value: Value)]
  let declarations: [String: CatalogEntry.Declaration]
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(
    _ slots: [(name: String, value: Value)], _ declarations: [String: CatalogEntry.Declaration]
  ) {
    self.slots = slots
    self.declarations = declarations
  }

  func values(of name: String) -> [Value] {
    slots.filter { $0.name == name }.map(\.value)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SlotContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupported }

  var unsupported: DecodingError {
    .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "An intent holds parameters and nothing else."))
  }
}

/// The only question that a synthesized initializer asks of it is `decode(_:forKey:)` of a `Parameter`.
private struct SlotContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SlotDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Wrapped: Decodable>(_ type: Wrapped.Type, forKey key: Key) throws -> Wrapped {
    var inner = decoder
    inner.codingPath.append(key)
    return try Wrapped(from: inner)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw decoder.unsupported }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw decoder.unsupported
  }
  func superDecoder() throws -> any Decoder { throw decoder.unsupported }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw decoder.unsupported }
}
