import Conversation

/// Several conversations at once, each under a name; those that nobody goes on with are given up.
public struct Conversations {
  private struct Open {
    let name: String
    var session: Session
    var heardAt: Int64
  }

  /// So long a question is open, and a conversation remembered, in seconds.
  private static let patience: Int64 = 60
  private static let memory: Int64 = 600
  private static let most = 32

  private let begin: (_ language: String?) -> Session
  /// The one that was heard last is last.
  private var open: [Open] = []

  /// - Parameter begin: a new conversation, in a language first if one is asked for.
  public init(_ begin: @escaping (_ language: String?) -> Session) { self.begin = begin }

  /// Hears a sentence in the conversation of this name, and says what follows as it is read aloud.
  ///
  /// - Parameter time: in seconds on a clock that is never set.
  public mutating func hear(
    _ text: String, in name: String, language: String?, at time: Int64
  ) -> (reply: Reply, aloud: String) {
    open.removeAll { time - $0.heardAt > Self.memory }
    let index = open.firstIndex { $0.name == name }
    var one =
      index.map { open.remove(at: $0) }
      ?? Open(name: name, session: begin(language), heardAt: time)
    let given = time - one.heardAt > Self.patience ? one.session.letGo() : nil
    let reply = one.session.hear(text)
    let words = ([given, reply].compactMap { $0 }).map(one.session.aloud)
    one.heardAt = time
    open.append(one)
    if open.count > Self.most { open.removeFirst() }
    return (reply, words.joined(separator: " "))
  }

  /// Forgets the conversation of this name.
  public mutating func end(_ name: String) { open.removeAll { $0.name == name } }
}
