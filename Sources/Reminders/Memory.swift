import Measures

/// What was announced already: everything up to an instant, and lately which times of which reminders.
///
/// Its text has one fact a line:
///
///     through 1773223200
///     shown 6f0c2a91b4d3e857 1773223200
public struct Memory: Hashable, Sendable {
  /// Nothing that fell due up to here is looked for again.
  public internal(set) var through: Instant
  /// The names of reminders with the times that they were announced for, as seconds since 1970.
  var shown: [String: Set<Int64>] = [:]

  public init(through: Instant) { self.through = through }

  /// For how long a clock may be set back and nothing be announced twice.
  private static let span: Int64 = 2 * 86_400

  func knows(_ name: String, at due: Instant) -> Bool { shown[name]?.contains(due.seconds) == true }

  mutating func note(_ name: String, at due: Instant) {
    shown[name, default: []].insert(due.seconds)
  }

  /// Forgets what no clock will be set back to.
  mutating func forget(before now: Instant) {
    shown = shown.mapValues { times in times.filter { $0 > now.seconds - Self.span } }
      .filter { !$0.value.isEmpty }
  }
}

extension Memory: CustomStringConvertible {
  public var description: String {
    let lines = shown.sorted { $0.key < $1.key }.flatMap { name, times in
      times.sorted().map { "shown \(name) \($0)\n" }
    }
    return "through \(through.seconds)\n" + lines.joined()
  }

  /// Nil where the text is none of a memory.
  public init?(_ text: String) {
    var through: Int64?
    var shown: [String: Set<Int64>] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let last = words.last, let seconds = Int64(last) else { return nil }
      switch (words[0], words.count) {
      case ("through", 2): through = seconds
      case ("shown", 3): shown[words[1], default: []].insert(seconds)
      default: return nil
      }
    }
    guard let through else { return nil }
    self.through = Instant(seconds: through)
    self.shown = shown
  }
}
