/// Text for what takes some of it for markup: notifications, bars.
public enum Markup {
  /// The text with what looks like markup written out.
  public static func escaped(_ text: String) -> String {
    text.reduce(into: "") { out, character in
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out.append(character)
      }
    }
  }
}
