import Measures

/// The values heard for one slot, in spoken order.
public struct Heard {
  @usableFromInline let slots: [(name: String, value: Value)]
  @usableFromInline let name: String
  @usableFromInline let first: Int
  public let count: Int

  @inlinable
  init(_ slots: [(name: String, value: Value)], of name: String) {
    var first = 0
    var count = 0
    for index in slots.indices.reversed() where slots[index].name == name {
      first = index
      count += 1
    }
    self.slots = slots
    self.name = name
    self.first = first
    self.count = count
  }

  /// The one value, where there are neither none nor several.
  @inlinable
  public var only: Value? { count == 1 ? slots[first].value : nil }

  @inlinable
  public var all: [Value] {
    count == 1 ? [slots[first].value] : slots.filter { $0.name == name }.map(\.value)
  }
}
