/// A number and the unit it was said in; without a unit when none was said.
public struct Quantity: Hashable, Sendable {
  public let value: Double
  public let unit: Unit?

  public init(_ value: Double, _ unit: Unit?) {
    self.value = value
    self.unit = unit
  }

  /// The same quantity in another unit of its dimension; nil when the dimensions differ or no unit
  /// was said.
  public func converted(to other: Unit) -> Quantity? {
    guard let unit, unit.dimension == other.dimension else { return nil }
    guard unit != other else { return self }
    return Quantity((value + unit.offset) * unit.factor / other.factor - other.offset, other)
  }
}
