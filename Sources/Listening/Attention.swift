/// Decides what of all that a recogniser settles on is meant for the listener; it is told the time in milliseconds, of a
/// clock that is never set.
public struct Attention: Sendable {
  public enum Verdict: Equatable, Sendable {
    /// To be answered, without the words that called the listener.
    case heard(String)
    /// The same as just before.
    case repeated
    /// Said to somebody else, or by the listener itself.
    case passed
  }

  /// For so long a question stays open.
  public static let questionLife: Int64 = 60_000
  /// For so long the listener is called by its wake phrase alone.
  private static let wakefulness: Int64 = 10_000
  /// For so long a microphone may still hear what was spoken.
  private static let reverberation: Int64 = 1_500
  /// A share of its own words by which the listener knows itself.
  private static let ownShare = 0.8

  private let wake: WakePhrase?
  private var repetition = Repetition()
  private var awakeUntil = Int64.min
  private var askedAt: Int64?
  private var own: [String] = []
  private var spokenUntil = Int64.min

  public init(wake: WakePhrase? = nil) { self.wake = wake }

  public mutating func consider(_ text: String, at now: Int64) -> Verdict {
    guard !isOwn(text, now) else { return .passed }
    var words = text
    if let wake {
      if let rest = wake.rest(of: text) {
        guard !rest.isEmpty else {
          awakeUntil = now + Self.wakefulness
          return .passed
        }
        words = rest
      } else if now > awakeUntil, askedAt == nil {
        return .passed
      }
    }
    awakeUntil = .min
    return repetition.isRepeated(words, at: now) ? .repeated : .heard(words)
  }

  private func isOwn(_ text: String, _ now: Int64) -> Bool {
    now <= spokenUntil && own.contains { Likeness.share(of: text, in: $0) >= Self.ownShare }
  }

  /// To be told of every answer: whether it is a question.
  public mutating func answered(isAsking: Bool, at now: Int64) { askedAt = isAsking ? now : nil }

  /// To be told what is being spoken, as it is written and as it is said.
  public mutating func speaks(_ texts: [String]) {
    own = texts
    spokenUntil = .max
  }

  /// To be told that nothing is being spoken any more.
  public mutating func isSilent(at now: Int64) {
    if spokenUntil == .max { spokenUntil = now + Self.reverberation }
  }

  /// How long the open question has still to live, in milliseconds; nil where none is open.
  public func questionLeft(at now: Int64) -> Int64? {
    askedAt.map { max(0, $0 + Self.questionLife - now) }
  }
}
