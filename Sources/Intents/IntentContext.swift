import Measures
import Records

/// All that an intent may know of the world: nothing below the porch asks a clock, a file or the
/// environment.
public struct IntentContext {
  public let now: Instant
  public let zone: Zone
  public let store: any Store
  /// For whom: the person named in the sentence, else the default one.
  public let person: Person
  public let source: Entry.Source
  /// What the clauses before have put into the entry of this sentence, which the store does not have yet.
  public var said: [Sample] = []
  /// What the conversation talked about last; nil where it has only begun.
  public var topic: Topic?
  /// The thing in the record that is meant, once that is settled.
  public var chosen: Reference?
  /// What the words of the sentence stand for beyond themselves.
  public var meanings = WordMeanings.none
  /// What may be told to whoever says it, besides what was asked for.
  public var grants = Grants.everything
  /// The parameters whose figures are in the record already, and were doubted then if there was cause.
  private var undoubted: Set<String> = []
  let choices = ChoiceMemory()
  let zones = ZoneMemory()
  /// The keys of those needs that the person has already answered with yes.
  public let confirmed: Set<String>

  public init(
    now: Instant, zone: Zone, store: any Store, person: Person, source: Entry.Source,
    confirmed: Set<String> = []
  ) {
    self.now = now
    self.zone = zone
    self.store = store
    self.person = person
    self.source = source
    self.confirmed = confirmed
  }

  /// The same for what takes the place of something in the record.
  ///
  /// - Parameters:
  ///   - store: the record without what it takes the place of.
  ///   - others: the keys of needs that are beside the point.
  ///   - undoubted: the parameters whose figures stay what they are.
  public func correcting(
    of person: Person, in store: any Store, confirmed others: Set<String>, undoubted: Set<String>
  ) -> Self {
    var context = Self(
      now: now, zone: zone, store: store, person: person, source: source,
      confirmed: confirmed.union(others))
    context.meanings = meanings
    context.grants = grants
    context.undoubted = undoubted
    return context
  }

  /// Asks for a yes with a question that tells what is in the record of a kind; where that may not be told, with one that
  /// does not.
  ///
  /// - Throws: `Need.confirmation`.
  public func confirm(
    _ key: String, telling kind: Sample.Kind, _ values: [String: Value]
  ) throws {
    guard !grants.allows(.read, kind) else { return try confirm(key, values) }
    try confirm(Need.unlikely, values.filter { $0.key == Need.parameterKey })
  }

  /// Asks for a yes, unless it was given already. With `instead`, a yes gives these slots these
  /// values.
  ///
  /// - Throws: `Need.confirmation`.
  public func confirm(
    _ key: String, _ values: [String: Value], instead: [String: Value] = [:]
  ) throws {
    let need = Need.confirmation(key: key, values: values, instead: instead)
    if confirmed.contains(key) { return }
    if Need.isAboutFigure(key), let parameter = need.parameter, undoubted.contains(parameter) {
      return
    }
    throw need
  }
}
