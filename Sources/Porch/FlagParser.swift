/// Reads a command line by a table of flags: what is no option is a word.
public struct FlagParser<Settings> {
  let flags: [Flag<Settings>]

  public init(_ flags: [Flag<Settings>]) { self.flags = flags }

  /// Puts the options into the settings and hands back the words, in order.
  ///
  /// `--` ends the options. After the first word a single dash is speech ("temperature -5"), but two dashes are an
  /// option still: a `--dry-run` that came late must never be taken for something that was said.
  public func parse(
    _ arguments: some Sequence<String>, into settings: inout Settings
  ) throws -> [String] {
    var words: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return words + rest }
      if argument.hasPrefix("--") {
        try long(argument.dropFirst(2), &rest, &settings)
      } else if words.isEmpty, isLetters(argument) {
        try letters(argument.dropFirst(), &settings)
      } else {
        words.append(argument)
      }
    }
    return words
  }

  /// `-q`, `-qy`; not `-`, and not `-5`, which is a number.
  private func isLetters(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let first = argument.dropFirst().first else { return false }
    return !first.isNumber && first != "."
  }

  private func long(
    _ option: Substring, _ rest: inout ArraySlice<String>, _ settings: inout Settings
  ) throws {
    let equal = option.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(option[..<(equal ?? option.endIndex)])
    guard let flag = flags.first(where: { $0.name == name }) else {
      throw UsageError.unknownOption("--\(name)", near: nearest(to: name))
    }
    guard flag.argument != nil else {
      guard equal == nil else { throw UsageError.needsNoValue(name) }
      return try flag.apply(&settings, "")
    }
    let own = equal.map { String(option[option.utf8.index(after: $0)...]) }
    guard let value = own ?? rest.popFirst() else {
      throw UsageError.needsValue(name, flag.argument ?? "")
    }
    try flag.apply(&settings, value)
  }

  private func letters(_ letters: Substring, _ settings: inout Settings) throws {
    for letter in letters {
      guard let flag = flags.first(where: { $0.letter == letter }) else {
        throw UsageError.unknownOption("-\(letter)", near: nil)
      }
      try flag.apply(&settings, "")
    }
  }

  /// The option whose name begins as this one does, for "did you mean".
  private func nearest(to name: String) -> String? {
    let shared = { (flag: Flag<Settings>) in
      zip(flag.name, name).prefix { $0 == $1 }.count
    }
    guard let best = flags.max(by: { shared($0) < shared($1) }), shared(best) >= 2 else {
      return nil
    }
    return "--\(best.name)"
  }
}
