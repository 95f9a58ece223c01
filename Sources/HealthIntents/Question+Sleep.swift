import Intents
import Measures
import Records

extension Question {
  /// Minutes slept on each of the days, which is the day of waking; only days with a record.
  func nights() throws -> [CivilDate: [Sample]] {
    let found = try context.store.samples(SampleQuery(.sleep, of: person, on: days))
    return Dictionary(grouping: found.map(\.sample), by: \.day)
  }

  /// Count and sum of what was slept; least and greatest are of one record.
  func sleepSummary() throws -> Summary {
    let nights = try nights()
    let values = nights.values.flatMap { $0.map(\.value) }
    return Summary(
      count: values.count, sum: nights.values.map(\.slept).reduce(0, +), min: values.min(),
      max: values.max())
  }
}

extension [Sample] {
  /// Minutes of sleep, where time that is in the record twice counts once. Of what has no beginning and end, nothing
  /// tells whether it is the same.
  var slept: Double {
    var minutes = filter { $0.end == $0.start }.map(\.value).reduce(0, +)
    var open: [Sample] = []
    for sample in filter({ $0.end > $0.start }).sorted(by: { $0.start < $1.start }) {
      if let end = open.map(\.end).max(), sample.start >= end {
        minutes += open.minutesOfOverlap
        open = []
      }
      open.append(sample)
    }
    return minutes + open.minutesOfOverlap
  }

  /// Of samples that overlap: no more than from the first beginning to the last end, and no more than was said of them.
  private var minutesOfOverlap: Double {
    guard let start = map(\.start).min(), let end = map(\.end).max() else { return 0 }
    let said = map(\.value).reduce(0, +)
    return count == 1 ? said : Swift.min(said, Double(end.seconds - start.seconds) / 60)
  }
}

extension Sample.Kind {
  /// What the samples of one day come to: their mean or, of what adds up, their sum. There must be one.
  func figure(ofDay samples: [Sample]) -> Double {
    if self == .sleep { return samples.slept }
    let sum = samples.map(\.value).reduce(0, +)
    return isCumulative ? sum : sum / Double(samples.count)
  }
}
