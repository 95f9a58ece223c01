import Measures
import Records
import Reports

/// What the porch decides about a session: the clock, and everything that was set by an option.
public struct Setup: Sendable {
  public var clock: @Sendable () -> Instant
  public var zone: Zone
  /// Whose records these are unless the sentence says otherwise; the store's default person when nil.
  public var person: String?
  public var source: Entry.Source
  /// What that source may do with the record.
  public var grants = Grants.everything
  /// Asked for that again at each sentence, where it may come to be otherwise.
  public var granting: (@Sendable () -> Grants)?
  /// Everything but the write.
  public var isRehearsal = false
  /// Confirmations are given, except those for implausible values, for values other than those said, and for
  /// sentences in which a word was passed over.
  public var saysYes = false
  /// Whether replies hold what was understood, for JSON.
  public var tellsActions = true
  /// Whether replies are read aloud as well.
  public var speaks = false
  /// Keeps a report in a file and tells its path; throws `DocumentError`. Without it reports are kept nowhere.
  public var keep: (@Sendable (Document) throws -> String)?

  public init(clock: @escaping @Sendable () -> Instant, zone: Zone, source: Entry.Source) {
    self.clock = clock
    self.zone = zone
    self.source = source
  }
}
