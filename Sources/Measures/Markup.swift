extension String {
  /// The text with what XML, HTML and the like would take for markup written out.
  public var escapedForMarkup: String {
    reduce(into: "") { out, character in
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out.append(character)
      }
    }
  }
}
