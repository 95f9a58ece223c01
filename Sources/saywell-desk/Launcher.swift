import Glibc
import Measures
import Porch

/// A program of the desktop that asks for a line of text.
struct Launcher {
  private let path: String
  private let words: [String]

  /// In the order in which they are looked for.
  static let underWayland = ["fuzzel", "wofi", "rofi", "bemenu", "zenity", "yad", "kdialog"]
  static let underX11 = ["rofi", "dmenu", "bemenu", "zenity", "yad", "kdialog"]

  /// What stands for the question in the arguments of a program that is not known here.
  private static let place = "{}"

  /// The program that was named, with arguments or without; else the first that is there. Nil where there is none, or no
  /// desktop to show it on.
  init?(_ command: String?, _ environment: Environment) {
    let isWayland = environment["WAYLAND_DISPLAY"] != nil
    guard isWayland || environment["DISPLAY"] != nil else { return nil }
    if let command {
      let words = command.split(separator: " ").map(String.init)
      guard let name = words.first, let path = Self.path(of: name) else { return nil }
      (self.path, self.words) = (path, Array(words.dropFirst()))
      return
    }
    let names = isWayland ? Self.underWayland : Self.underX11
    guard let path = names.lazy.compactMap(Self.path).first else { return nil }
    (self.path, words) = (path, [])
  }

  private static func path(of name: String) -> String? {
    guard name.contains("/") else { return Child.path(of: name) }
    return access(name, X_OK) == 0 ? name : nil
  }

  /// What was typed; nil where that was nothing, or it was called off.
  ///
  /// - Parameter question: it stands in the arguments, which everybody can read.
  func ask(_ question: String) -> String? {
    let result = Child(path, arguments(question)).run()
    let lines = result.output.split(whereSeparator: \.isNewline)
    let text = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    guard result.status == 0, !text.isEmpty else { return nil }
    return text.joined(separator: " ")
  }

  private func arguments(_ question: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    switch name {
    case "rofi": return words + ["-dmenu", "-p", question, "-l", "0"]
    case "wofi": return words + ["--dmenu", "--prompt", question, "--lines", "1"]
    case "fuzzel": return words + ["--dmenu", "--prompt", question + " ", "--lines", "0"]
    case "dmenu", "bemenu": return words + ["-p", question]
    case "zenity", "yad":
      return words + ["--entry", "--title=saywell", "--text=\(question.escapedForMarkup)"]
    case "kdialog": return words + ["--title", "saywell", "--inputbox", question]
    default: return words.map { $0 == Self.place ? question : $0 }
    }
  }
}
