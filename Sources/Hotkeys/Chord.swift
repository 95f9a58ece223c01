/// A key and what is held with it, the same however a desktop writes it: `super+shift+b`.
public struct Chord: Hashable, Sendable {
  enum Modifier: String, CaseIterable, Sendable {
    case `super`
    case control = "ctrl"
    case alt, shift

    /// By any of the names that it goes by.
    init?(named name: String) {
      switch name.lowercased() {
      case "super", "mod4", "win", "windows", "meta", "logo", "cmd", "command": self = .super
      case "control", "ctrl", "ctl", "primary": self = .control
      case "alt", "mod1", "option": self = .alt
      case "shift": self = .shift
      default: return nil
      }
    }
  }

  let modifiers: Set<Modifier>
  let key: Key

  /// What is no chord, and why.
  public enum Fault: Error, Equatable, Sendable {
    /// It names no key, or more than one.
    case keys
    case unknown(String, near: [String])
    /// It is typed all the time: with nothing held, or Shift alone.
    case typed
  }

  /// From what a person writes: `super+shift+b`, `Super + Shift + B`.
  ///
  /// - Throws: `Fault`.
  public init(_ text: String) throws {
    let names = text.split { $0 == "+" || $0.isWhitespace }.map(String.init)
    let keys = names.filter { Modifier(named: $0) == nil }
    guard keys.count == 1 else { throw Fault.keys }
    guard let key = Key(named: keys[0]) else {
      throw Fault.unknown(keys[0], near: Key.names(near: keys[0]))
    }
    self.key = key
    modifiers = Set(names.compactMap { Modifier(named: $0) })
    if key.isForTyping, modifiers.isSubset(of: [.shift]) { throw Fault.typed }
  }

  /// From what stands in the file of a desktop; nil where it names something that saywell has no name for, so that it is
  /// none of saywell's chords either.
  init?(_ names: [String]) {
    guard let last = names.last, let key = Key(named: last) else { return nil }
    let modifiers = names.dropLast().map { Modifier(named: $0) }
    guard !modifiers.contains(nil) else { return nil }
    self.key = key
    self.modifiers = Set(modifiers.compactMap(\.self))
  }

  /// The names of the modifiers in the order in which they are written.
  func written(_ name: (Modifier) -> String) -> [String] {
    Modifier.allCases.filter(modifiers.contains).map(name)
  }
}

extension Chord: CustomStringConvertible {
  public var description: String {
    (written(\.rawValue) + [key.name]).joined(separator: "+")
  }
}
