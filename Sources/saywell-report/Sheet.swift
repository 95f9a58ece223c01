import CPango
import Reports

/// Pages of A4 that are filled from top to bottom; all figures are in points.
struct Sheet {
  static let width = 595.28
  static let height = 841.89
  static let margin = 51.0
  static var space: Double { width - 2 * margin }
  private static let bottom = height - margin - 16

  let pen: Pen
  private(set) var page = 1
  private(set) var y = Sheet.margin
  /// How many pages there are, once that is known.
  private let pages: Int?

  init(_ context: OpaquePointer, language: String, pages: Int?) {
    pen = Pen(context, language: language)
    self.pages = pages
  }

  mutating func draw(_ paper: Paper) {
    write(paper.title, size: 18, isBold: true)
    for line in paper.lines { write(line) }
    y += 6
    for fact in paper.facts { write("•  " + fact) }
    for chart in paper.charts { draw(chart) }
    y += 10
    Table(paper.header, paper.rows, pen).draw(on: &self)
    y += 10
    for note in paper.notes { write(note, size: 8.5) }
    number()
  }

  /// Moves down by so much; on to a new page first where there is not so much left. Tells whether it was.
  @discardableResult
  mutating func make(room: Double) -> Bool {
    guard y + room > Self.bottom, y > Self.margin else { return false }
    number()
    pen.endPage()
    page += 1
    y = Self.margin
    return true
  }

  mutating func move(down distance: Double) { y += distance }

  private mutating func write(_ text: String, size: Double = 10.5, isBold: Bool = false) {
    let words = Pen.Words(text, size: size, isBold: isBold)
    let height = pen.size(of: words, within: Self.space).height
    make(room: height)
    pen.write(words, atX: Self.margin, y: y, within: Self.space)
    y += height + 2
  }

  private mutating func draw(_ picture: Paper.Picture) {
    let scale = Self.space / picture.drawing.width
    make(room: picture.drawing.height * scale + 30)
    y += 10
    write(picture.title, isBold: true)
    pen.draw(picture.drawing, atX: Self.margin, y: y, scale: scale)
    y += picture.drawing.height * scale
  }

  /// "2 / 3" below a page.
  private func number() {
    let words = Pen.Words("\(page) / \(pages ?? page)", size: 8.5, isBold: false)
    let width = pen.size(of: words, within: Self.space).width
    pen.write(
      words, atX: Self.width - Self.margin - width, y: Self.height - Self.margin, within: width + 4)
  }
}
