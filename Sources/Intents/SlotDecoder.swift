import Measures

/// Lets the synthesized `init(from:)` of an intent read slots, so that a property's name is all it
/// takes.
@usableFromInline
final class SlotDecoder: Decoder {
  @usableFromInline let slots: [(name: String, value: Value)]
  @usableFromInline let declarations: [Declaration]
  /// A draft may lack what is required.
  @usableFromInline let isDraft: Bool
  /// Bit i is set when a slot holds something for the parameter i.
  private var heard: UInt64 = 0
  /// Which parameter comes next: they are asked for in the order of declaration.
  private var cursor = 0
  /// Whether everything that is required is there; a draft may lack some.
  @usableFromInline var isWhole = true

  @usableFromInline var codingPath: [any CodingKey] { [] }
  @usableFromInline var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// - Throws: `UnknownSlot`, except for a draft.
  init(
    _ slots: [(name: String, value: Value)], _ declarations: [Declaration], isDraft: Bool
  ) throws {
    self.slots = slots
    self.declarations = declarations
    self.isDraft = isDraft
    for slot in slots.indices {
      if let index = declarations.firstIndex(where: { $0.name == slots[slot].name }) {
        heard |= 1 << UInt64(index)
      } else if !isDraft {
        throw UnknownSlot(name: slots[slot].name)
      }
    }
  }

  /// What is declared of the parameter that comes next, and whether anything was heard for it.
  @usableFromInline
  func next(_ name: String) -> (Declaration, wasHeard: Bool) {
    precondition(
      cursor < declarations.count && declarations[cursor].name == name,
      "The parameters of an intent are its stored properties, in their order.")
    defer { cursor += 1 }
    return (declarations[cursor], heard & 1 << UInt64(cursor) != 0)
  }

  @usableFromInline
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SlotContainer<Key>(decoder: self))
  }

  @usableFromInline
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.unsupported }
  @usableFromInline
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.unsupported }

  static var unsupported: DecodingError {
    .dataCorrupted(
      .init(codingPath: [], debugDescription: "An intent holds parameters and nothing else."))
  }
}

/// The way from a container, which hides its type, to the decoder behind it.
@usableFromInline
struct SlotSource: Decodable {
  @usableFromInline let decoder: SlotDecoder
  init(_ decoder: SlotDecoder) { self.decoder = decoder }
  @usableFromInline init(from decoder: any Decoder) throws { throw SlotDecoder.unsupported }
}

/// The keys of a synthesized initializer are the names of the parameters.
private struct SlotContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SlotDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  /// The source of slots, for a parameter; or a group of parameters.
  func decode<Part: Decodable>(_ type: Part.Type, forKey key: Key) throws -> Part {
    guard type == SlotSource.self else { return try Part(from: decoder) }
    return unsafeBitCast(SlotSource(decoder), to: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw SlotDecoder.unsupported }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw SlotDecoder.unsupported
  }
  func superDecoder() throws -> any Decoder { throw SlotDecoder.unsupported }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw SlotDecoder.unsupported }
}

extension KeyedDecodingContainer {
  /// What the synthesized initializer of an intent calls for each of its parameters.
  @inlinable
  public func decode<Wrapped: ParameterValue>(
    _ type: Parameter<Wrapped>.Type, forKey key: Key
  ) throws -> Parameter<Wrapped> {
    try Parameter(from: decode(SlotSource.self, forKey: key).decoder, named: key.stringValue)
  }
}

extension Parameter: Decodable where Wrapped: ParameterValue {
  /// The parameter of this name, with what was heard for it.
  @inlinable
  init(from decoder: SlotDecoder, named name: String) throws {
    let (declaration, wasHeard) = decoder.next(name)
    if wasHeard {
      if let value = Wrapped(Heard(decoder.slots, of: name)) {
        self.init(held: value, declaration)
        return
      }
      guard decoder.isDraft else { throw Need.value(parameter: name, key: "unreadable") }
    }
    let absent = declaration.byDefault.map { unsafeDowncast($0, to: Default<Wrapped>.self).value }
    self.init(held: absent ?? Wrapped.absent, declaration)
    guard held == nil else { return }
    guard decoder.isDraft else { throw Need.value(parameter: name, key: nil) }
    decoder.isWhole = false
  }

  /// A parameter is read by the name that it has in its intent, never alone.
  public init(from decoder: any Decoder) throws { throw SlotDecoder.unsupported }
}
