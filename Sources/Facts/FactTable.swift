/// A table of figures that no language has words for, such as what a food contains: rows by id, columns by name.
///
/// It is packed when the program is built and stands in it as constant bytes. Making one costs nothing, and nothing is
/// unpacked before it is asked for.
///
/// All bytes are below 128 or UTF-8, so that they can stand in a string literal. Whole numbers have seven bits a byte,
/// the lowest first. Behind a head with the columns come the rows in the order of their ids, a cell of five bytes for
/// each column, and behind them the texts.
public struct FactTable: Sendable {
  private let bytes: StaticString

  /// The packed table; it must come from `FactPacking`.
  public init(embedded bytes: StaticString) { self.bytes = bytes }

  /// The row of this id; nil where there is none.
  public func row(_ id: String) -> Row? {
    var id = id
    return id.withUTF8 { id in
      var range = 0..<count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let order = compare(id, with: text(at: cell(middle, 0)))
        if order == 0 { return Row(table: self, number: middle) }
        range = order < 0 ? range.lowerBound..<middle : middle + 1..<range.upperBound
      }
      return nil
    }
  }

  /// How many rows there are.
  public var count: Int { number(0, 3) }

  /// All rows in the order of their ids.
  public var rows: some Sequence<Row> { (0..<count).lazy.map { Row(table: self, number: $0) } }

  func text(at place: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: base + number(5, 4) + number(place, 3), count: number(place + 3, 2))
  }

  func number(_ at: Int, _ count: Int) -> Int {
    var number = 0
    for index in 0..<count { number |= Int(base[at + index]) << (7 * index) }
    return number
  }

  /// Where a cell stands.
  func cell(_ row: Int, _ column: Int) -> Int {
    Self.head + columnCount * Self.cell + (row * columnCount + column) * Self.cell
  }

  func column(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      (0..<columnCount).first {
        compare(name, with: text(at: Self.head + $0 * Self.cell)) == 0
      }
    }
  }

  static let head = 9
  static let cell = 5

  private var columnCount: Int { number(3, 2) }
  private var base: UnsafePointer<UInt8> { bytes.utf8Start }

  /// Below, at or above zero: as the first stands before, at or behind the second.
  private func compare(
    _ one: UnsafeBufferPointer<UInt8>, with other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return one[index] < other[index] ? -1 : 1
    }
    return one.count - other.count
  }
}
