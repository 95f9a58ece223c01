import Intents
import Measures
import Records

/// All that one utterance is checked and carried out with. Taken once, so that every part of it sees one clock.
struct Scene {
  let now: Instant
  let zone: Zone
  let store: any Store
  let source: Entry.Source
  let grants: Grants
  let people: [Person]
  let meanings: WordMeanings
  /// Whom it is about when nobody is named.
  let usual: String
  /// Whose record it is by an option, where nobody is named; nil for whoever speaks.
  let wanted: String?
  /// What was talked about last.
  let topic: Topic?

  init(_ setup: Setup, _ store: any Store, _ topic: Topic?, _ meanings: WordMeanings) throws {
    now = setup.clock()
    self.topic = topic
    self.meanings = meanings
    zone = setup.zone
    source = setup.source
    grants = setup.grants
    self.store = store
    people = try store.people()
    let chosen = setup.person.map { [people, meanings] in
      meanings.name(meantBy: $0, among: people)
    }
    usual = try chosen ?? store.defaultPerson().name
    wanted = chosen == Person.meName ? nil : chosen
  }

  /// The person of this name; nil when nobody of that name is known.
  func person(named name: String?) -> Person? {
    meanings.person(named: name ?? usual, among: people)
  }

  /// - Parameter telling: for what the record is told, if it is: then there is nothing else in it.
  func context(
    for person: Person, confirmed: Set<String>, telling: Access? = nil
  ) -> IntentContext {
    var store = store
    if let telling, !grants.isEverything { store = TellingStore(store, grants, telling) }
    var context = IntentContext(
      now: now, zone: zone, store: store, person: person, source: source, confirmed: confirmed)
    context.topic = topic
    context.meanings = meanings
    context.grants = grants
    return context
  }
}
