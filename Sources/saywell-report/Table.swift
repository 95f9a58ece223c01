/// A table over as many pages as it takes, each with the heading.
struct Table {
  private let header: [String]
  private let rows: [[String]]
  private let widths: [Double]
  private let pen: Pen

  private static let size = 9.5
  private static let gap = 12.0

  init(_ header: [String], _ rows: [[String]], _ pen: Pen) {
    self.header = header
    self.rows = rows
    self.pen = pen
    widths = Self.widths([header] + rows, pen)
  }

  /// As wide as what stands in them, with the rest for the last one; a wide one leaves it at least a quarter.
  private static func widths(_ rows: [[String]], _ pen: Pen) -> [Double] {
    guard let count = rows.first?.count, count > 0 else { return [] }
    var widths: [Double] = []
    var left = Sheet.space
    for column in 0..<count - 1 {
      let widest =
        rows.map { row in
          column < row.count
            ? pen.size(of: Pen.Words(row[column], size: size, isBold: true), within: Sheet.space)
              .width
            : 0
        }.max() ?? 0
      let width = min(widest + gap, max(40, left - Sheet.space / 4))
      widths.append(width)
      left -= width
    }
    return widths + [left]
  }

  func draw(on sheet: inout Sheet) {
    guard !rows.isEmpty else { return }
    let heading = height(of: header, isBold: true)
    sheet.make(room: heading + 40)
    draw(header, heading, isBold: true, on: &sheet)
    for row in rows {
      let height = height(of: row, isBold: false)
      if sheet.make(room: height) { draw(header, heading, isBold: true, on: &sheet) }
      draw(row, height, isBold: false, on: &sheet)
    }
  }

  private func height(of row: [String], isBold: Bool) -> Double {
    let heights = zip(row, widths).map { cell, width in
      pen.size(of: Pen.Words(cell, size: Self.size, isBold: isBold), within: width - Self.gap / 2)
        .height
    }
    return (heights.max() ?? 0) + 5
  }

  private func draw(_ row: [String], _ height: Double, isBold: Bool, on sheet: inout Sheet) {
    var x = Sheet.margin
    for (cell, width) in zip(row, widths) {
      pen.write(
        Pen.Words(cell, size: Self.size, isBold: isBold), atX: x, y: sheet.y + 2,
        within: width - Self.gap / 2)
      x += width
    }
    sheet.move(down: height)
    pen.rule(fromX: Sheet.margin, toX: Sheet.margin + Sheet.space, y: sheet.y, isStrong: isBold)
  }
}
