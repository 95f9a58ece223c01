import Intents
import Measures
import Records

extension IntentContext {
  /// The entries with something that counts for one of these days, the one whose sample starts last first. A day is that
  /// on which it was said, so that what was written down on a journey is listed where it is counted.
  func entries(
    with kind: Sample.Kind? = nil, on days: Range<CivilDate>
  ) throws -> [StoredEntry] {
    try store.entries(of: person, with: kind, in: Sample.starts(on: days), limit: .max).filter {
      $0.entry.samples.contains { sample in
        sample.person == person.id && days.contains(sample.day)
          && (kind == nil || sample.kind == kind)
      }
    }
  }
}
