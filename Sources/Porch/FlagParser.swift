/// Reads a command line by a table of flags: what is no option is a word.
///
/// It is inlinable, so that it is compiled for the settings of each command: a call of the command ends in a few
/// milliseconds, of which the runtime would spend a twentieth on finding out about types here.
public struct FlagParser<Settings> {
  @usableFromInline let flags: [Flag<Settings>]

  @inlinable
  public init(_ flags: [Flag<Settings>]) { self.flags = flags }

  /// Puts the options into the settings and hands back the words, in order.
  ///
  /// `--` ends the options. After the first word a single dash is speech ("temperature -5"), where the command hears any,
  /// but two dashes are an option still: a `--dry-run` that came late must never be taken for something that was said.
  @inlinable
  public func parse(
    _ arguments: [String], into settings: inout Settings, hearsSpeech: Bool = true
  ) throws -> [String] {
    var words: [String] = []
    var next = 0
    while next < arguments.count {
      let argument = arguments[next]
      next += 1
      if argument == "--" {
        while next < arguments.count {
          words.append(arguments[next])
          next += 1
        }
      } else if argument.hasPrefix("--") {
        try long(argument.dropFirst(2), arguments, &next, &settings)
      } else if words.isEmpty || !hearsSpeech, isLetters(argument) {
        try letters(argument.dropFirst(), &settings)
      } else {
        words.append(argument)
      }
    }
    return words
  }

  /// `-q`, `-qy`; not `-`, and not `-5`, which is a number.
  @usableFromInline
  func isLetters(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let first = argument.dropFirst().first else { return false }
    return !first.isNumber && first != "."
  }

  @inlinable
  func long(
    _ option: Substring, _ arguments: [String], _ next: inout Int, _ settings: inout Settings
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
    if let equal {
      return try flag.apply(&settings, String(option[option.utf8.index(after: equal)...]))
    }
    guard next < arguments.count else { throw UsageError.needsValue(name, flag.argument ?? "") }
    next += 1
    try flag.apply(&settings, arguments[next - 1])
  }

  @inlinable
  func letters(_ letters: Substring, _ settings: inout Settings) throws {
    for letter in letters {
      guard let flag = flags.first(where: { $0.letter == letter }) else {
        throw UsageError.unknownOption("-\(letter)", near: nil)
      }
      try flag.apply(&settings, "")
    }
  }

  /// The option whose name begins as this one does, for "did you mean".
  @usableFromInline
  func nearest(to name: String) -> String? {
    let shared = { (flag: Flag<Settings>) in
      zip(flag.name, name).prefix { $0 == $1 }.count
    }
    guard let best = flags.max(by: { shared($0) < shared($1) }), shared(best) >= 2 else {
      return nil
    }
    return "--\(best.name)"
  }
}
