/// A key that somebody bound, and what it does.
public struct Hotkey: Equatable, Sendable {
  public enum Action: Equatable, Sendable {
    /// Says a phrase; what is left open in it is asked for.
    case say(String)
    /// Runs the person's own commands, one when it is pressed and one when it is let go.
    case talk(press: String, release: String)
  }

  public let chord: Chord
  public let action: Action

  public init(_ chord: Chord, _ action: Action) {
    self.chord = chord
    self.action = action
  }
}

/// The keys that somebody bound, as they are kept in a file of text: a line each, and two for a key that is held.
///
///     super+shift+b say blood pressure ?
///     f9 press start-recording
///     f9 release stop-recording
public struct HotkeyList: Equatable, Sendable {
  public private(set) var hotkeys: [Hotkey] = []

  /// A line that is none, counted from 1.
  public struct Fault: Error, Equatable, Sendable {
    public let line: Int
  }

  public init() {}

  /// - Throws: `Fault`.
  public init(_ text: String) throws {
    var presses: [Chord: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count == 3, let chord = try? Chord(parts[0]), self[chord] == nil else {
        throw Fault(line: index + 1)
      }
      switch parts[1] {
      case "say": hotkeys.append(Hotkey(chord, .say(parts[2])))
      case "press": presses[chord] = parts[2]
      case "release":
        guard let press = presses.removeValue(forKey: chord) else { throw Fault(line: index + 1) }
        hotkeys.append(Hotkey(chord, .talk(press: press, release: parts[2])))
      default: throw Fault(line: index + 1)
      }
    }
    guard presses.isEmpty else { throw Fault(line: text.split(separator: "\n").count) }
  }

  public var text: String {
    let lines = hotkeys.flatMap { hotkey in
      switch hotkey.action {
      case .say(let phrase): ["\(hotkey.chord) say \(phrase)"]
      case .talk(let press, let release):
        ["\(hotkey.chord) press \(press)", "\(hotkey.chord) release \(release)"]
      }
    }
    return (["# Keys of saywell-desk, which each desktop has to be told: hotkey install"] + lines)
      .map { $0 + "\n" }.joined()
  }

  public subscript(chord: Chord) -> Hotkey? { hotkeys.first { $0.chord == chord } }

  /// Adds a key that is free.
  ///
  /// - Returns: the one that has it already, which stays; nil where it was free.
  public mutating func add(_ hotkey: Hotkey) -> Hotkey? {
    if let other = self[hotkey.chord] { return other }
    hotkeys.append(hotkey)
    return nil
  }

  /// - Returns: whether it was bound.
  public mutating func remove(_ chord: Chord) -> Bool {
    let count = hotkeys.count
    hotkeys.removeAll { $0.chord == chord }
    return hotkeys.count < count
  }
}
