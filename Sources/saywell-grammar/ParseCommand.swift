import Conversation
import Glibc
import HealthIntents
import Intents
import Measures
import Porch
import Records

/// `parse`: what saywell would do with each phrase.
enum ParseCommand: Command {
  static let name = "parse"
  static let help = "print what would be done for each phrase"

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.words.isEmpty else { throw UsageError.unexpectedWord(invocation.words[0]) }
    var session = invocation.session
    try Stream.answer(limit: Session.limit + 1) { session.understand($0).parsed }
    return .done
  }
}

extension Invocation {
  /// A session that knows the usual people and keeps nothing.
  var session: Session {
    let people = [
      "dad", "mom", "wife", "husband", "spouse", "son", "daughter", "grandma", "grandpa",
    ]
    let setup = Setup(clock: clock, zone: zone, source: .listen)
    return Session(grammars, Catalog.health, StoreDoor(EmptyStore(people: people)), setup)
  }

  private var clock: @Sendable () -> Instant {
    let instant = settings.now.map(zone.instant)
    return { instant ?? Instant(seconds: Int64(time(nil))) }
  }
}
