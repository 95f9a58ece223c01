import Measures

extension Drawing {
  /// The picture as an SVG element for a page of HTML.
  var svg: String {
    let size = "\(width.text(decimals: 0)) \(height.text(decimals: 0))"
    let body = marks.map(\.svg).joined(separator: "\n")
    return "<svg viewBox=\"0 0 \(size)\" role=\"img\">\n\(body)\n</svg>"
  }

  static let style = """
    svg { width: 100%; height: auto; }
    svg text { font-size: 11px; fill: #333; }
    .axis { stroke: #333; } .grid { stroke: #ddd; } .limit { stroke: #a33; stroke-dasharray: 6 4; }
    .first { stroke: #1b4f8f; fill: #1b4f8f; } .second { stroke: #b35900; fill: #fff; }
    polyline { fill: none !important; stroke-width: 1.5; } polyline.second { stroke-dasharray: 3 2; }
    """
}

extension Drawing.Mark {
  fileprivate var svg: String {
    switch self {
    case .line(let points, let ink):
      let places = points.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
      return "<polyline class=\"\(ink)\" points=\"\(places)\"/>"
    case .dot(let place, let ink):
      return "<circle class=\"\(ink)\" cx=\"\(place.x.short)\" cy=\"\(place.y.short)\" r=\"2.5\"/>"
    case .bar(let from, let to, let ink):
      let size = "width=\"\((to.x - from.x).short)\" height=\"\((to.y - from.y).short)\""
      return "<rect class=\"\(ink)\" x=\"\(from.x.short)\" y=\"\(from.y.short)\" \(size)/>"
    case .text(let words, let place, let anchor):
      let at = "x=\"\(place.x.short)\" y=\"\(place.y.short)\" text-anchor=\"\(anchor)\""
      return "<text \(at)>\(words.escapedForHTML)</text>"
    }
  }
}

extension Double {
  fileprivate var short: String { text(decimals: 1) }
}
