extension FactTable {
  /// One row: what is known of the thing with this id.
  public struct Row: Sendable {
    let table: FactTable
    let number: Int

    public var id: String { string(table.cell(number, 0)) }
    /// Where the figures come from.
    public var source: String { text("source") ?? "" }

    /// The number in this column; nil where it is not known, which is not zero.
    public func number(_ column: String) -> Double? {
      guard let place = place(column) else { return nil }
      let kept = table.number(place, FactTable.cell)
      return kept == 0 ? nil : Double(kept - 1) / FactPacking.scale
    }

    /// The text in this column; nil where it is empty.
    public func text(_ column: String) -> String? {
      guard let place = place(column), table.number(place + 3, 2) > 0 else { return nil }
      return string(place)
    }

    /// The number of this name in a column of amounts, such as `slice` in `slice=26;loaf=480`.
    public func amount(_ name: String, in column: String) -> Double? {
      amounts(column).first { $0.name == name }?.value
    }

    /// The names and numbers in a column of amounts, as they stand in it.
    public func amounts(_ column: String) -> [(name: String, value: Double)] {
      (text(column) ?? "").split(separator: ";").compactMap { pair in
        guard let equal = pair.firstIndex(of: "="), let value = Double(pair[equal...].dropFirst())
        else { return nil }
        return (String(pair[..<equal]), value)
      }
    }

    private func place(_ column: String) -> Int? {
      table.column(column).map { table.cell(number, $0) }
    }

    private func string(_ place: Int) -> String {
      String(decoding: table.text(at: place), as: UTF8.self)
    }
  }
}
