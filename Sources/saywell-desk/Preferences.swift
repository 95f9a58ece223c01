/// How somebody wants to be shown things and asked: lines of text, such as `launcher fuzzel`, `private yes`, `undo 10`.
struct Preferences: Equatable {
  /// A program that asks, with its arguments.
  var launcher: String?
  /// Whether figures are hidden.
  var isPrivate = false
  /// For how many seconds a reply can be taken back.
  var undoSeconds = 10

  /// A line that is none, counted from 1.
  struct Fault: Error {
    let line: Int
  }

  init() {}

  /// - Throws: `Fault`.
  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let value = words.count > 1 ? words[1].split(whereSeparator: \.isWhitespace) : []
      switch (name, value.joined(separator: " ")) {
      case ("launcher", let command) where !command.isEmpty: launcher = command
      case ("private", "yes"): isPrivate = true
      case ("private", "no"): isPrivate = false
      case ("undo", let seconds):
        guard let seconds = Int(seconds), (0...60).contains(seconds) else {
          throw Fault(line: index + 1)
        }
        undoSeconds = seconds
      default: throw Fault(line: index + 1)
      }
    }
  }
}
