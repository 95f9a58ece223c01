import Measures

/// A store without some samples of an entry, so that what is to take their place is compared with all the rest.
public final class RestOfStore: TellingStore {
  private let entryID: String
  private let gone: [Sample]

  public init(_ base: any Store, without samples: [Sample], of entry: StoredEntry) {
    (entryID, gone) = (entry.id, samples)
    super.init(base, .everything, .read)
  }

  private func isGone(_ stored: StoredSample) -> Bool {
    stored.entryID == entryID && gone.contains(stored.sample)
  }

  public override func samples(_ query: SampleQuery) throws -> [StoredSample] {
    var wider = query
    wider.limit = query.limit.map { $0 + gone.count }
    let rest = try super.samples(wider).filter { !isGone($0) }
    return query.limit.map { Array(rest.prefix($0)) } ?? rest
  }

  public override func latest(
    _ kind: Sample.Kind, of person: Person, before end: Instant?
  ) throws -> StoredSample? {
    let all = Sample.starts(on: CivilDate.first..<CivilDate.last)
    let range = all.lowerBound..<(end.map { Instant(seconds: $0.seconds + 1) } ?? all.upperBound)
    return try samples(SampleQuery(kind, of: person, in: range, newestFirst: true, limit: 1)).first
  }

  public override func summary(
    _ kind: Sample.Kind, of person: Person, in days: Range<CivilDate>
  ) throws -> Summary {
    let values = try samples(SampleQuery(kind, of: person, on: days)).map(\.sample.value)
    return Summary(
      count: values.count, sum: values.reduce(0, +), min: values.min(), max: values.max())
  }
}
