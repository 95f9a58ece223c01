import CPango
import Reports

/// Puts words and lines onto a page of cairo.
struct Pen {
  private let context: OpaquePointer
  private let language: String

  init(_ context: OpaquePointer, language: String) {
    self.context = context
    self.language = language
  }

  struct Words {
    let text: String
    let size: Double
    let isBold: Bool

    init(_ text: String, size: Double, isBold: Bool) {
      self.text = text
      self.size = size
      self.isBold = isBold
    }
  }

  /// The room that words take in lines of this width.
  func size(of words: Words, within width: Double) -> (width: Double, height: Double) {
    laidOut(words, width) { layout in
      var (wide, high): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &wide, &high)
      return (Double(wide) / Self.units, Double(high) / Self.units)
    }
  }

  func write(_ words: Words, atX x: Double, y: Double, within width: Double) {
    ink(0.07, 0.07, 0.07)
    cairo_move_to(context, x, y)
    laidOut(words, width) { pango_cairo_show_layout(context, $0) }
  }

  func rule(fromX left: Double, toX right: Double, y: Double, isStrong: Bool) {
    isStrong ? ink(0.2, 0.2, 0.2) : ink(0.8, 0.8, 0.8)
    cairo_set_line_width(context, 0.5)
    cairo_move_to(context, left, y)
    cairo_line_to(context, right, y)
    cairo_stroke(context)
  }

  func endPage() { cairo_show_page(context) }

  func draw(_ drawing: Drawing, atX x: Double, y: Double, scale: Double) {
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, scale, scale)
    for mark in drawing.marks { draw(mark) }
    cairo_restore(context)
  }

  private static let units = Double(PANGO_SCALE)

  private func laidOut<Result>(
    _ words: Words, _ width: Double, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let layout = pango_cairo_create_layout(context)
    let font = pango_font_description_new()
    defer {
      pango_font_description_free(font)
      cpango_release(layout)
    }
    pango_font_description_set_family(
      font, "Noto Sans, DejaVu Sans, Noto Sans CJK SC, WenQuanYi Micro Hei, sans")
    pango_font_description_set_absolute_size(font, words.size * Self.units)
    pango_font_description_set_weight(
      font, words.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    // Chinese and Japanese share characters that they draw differently.
    pango_context_set_language(
      pango_layout_get_context(layout), pango_language_from_string(language))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_width(layout, Int32(width * Self.units))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, words.text, -1)
    return body(layout)
  }

  private func ink(_ red: Double, _ green: Double, _ blue: Double) {
    cairo_set_source_rgb(context, red, green, blue)
  }
}

extension Pen {
  private func draw(_ mark: Drawing.Mark) {
    // Words leave a point behind from which the next line would go on.
    cairo_new_path(context)
    switch mark {
    case .line(let points, let ink):
      take(ink)
      for point in points { cairo_line_to(context, point.x, point.y) }
      cairo_stroke(context)
    case .dot(let place, let ink):
      take(ink)
      cairo_set_dash(context, nil, 0, 0)
      cairo_arc(context, place.x, place.y, 2.5, 0, 2 * Double.pi)
      if ink == .second {
        cairo_stroke_preserve(context)
        self.ink(1, 1, 1)
      }
      cairo_fill(context)
    case .bar(let from, let to, let ink):
      take(ink)
      cairo_rectangle(context, from.x, from.y, to.x - from.x, to.y - from.y)
      cairo_fill(context)
    case .text(let text, let place, let anchor):
      write(text, at: place, anchor)
    }
  }

  /// Colours and dashes as in the HTML.
  private func take(_ kind: Drawing.Ink) {
    var dashes: [Double] = []
    cairo_set_line_width(context, 1)
    switch kind {
    case .axis: ink(0.2, 0.2, 0.2)
    case .grid: ink(0.87, 0.87, 0.87)
    case .limit:
      ink(0.67, 0.2, 0.2)
      dashes = [6, 4]
    case .first:
      ink(0.11, 0.31, 0.56)
      cairo_set_line_width(context, 1.5)
    case .second:
      ink(0.7, 0.35, 0)
      cairo_set_line_width(context, 1.5)
      dashes = [3, 2]
    }
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
  }

  /// A drawing places the baseline of its words.
  private func write(_ text: String, at place: Drawing.Point, _ anchor: Drawing.Anchor) {
    let words = Words(text, size: 11, isBold: false)
    let size = size(of: words, within: 600)
    let x: Double =
      switch anchor {
      case .start: place.x
      case .middle: place.x - size.width / 2
      case .end: place.x - size.width
      }
    write(words, atX: x, y: place.y - size.height * 0.78, within: 600)
  }
}
