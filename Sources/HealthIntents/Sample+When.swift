import Intents
import Measures
import Records

extension Sample.Precision {
  /// Nil where a time was said.
  init?(of span: Moment.Span, saidAs when: Moment?) {
    switch span.precision {
    case .minute: return nil
    case .day: self = .day
    case .part:
      guard let part = when?.part else { return nil }
      self = .part(part)
    }
  }
}

extension IntentContext {
  /// When a sample was, as somebody would say it now, and no more exactly than it was said.
  func moment(of sample: Sample) -> Moment {
    let time = localTime(of: sample)
    return switch sample.precision {
    case nil: moment(of: time)
    case .day: Moment(day: day(of: time.date))
    case .part(let part): Moment(day: day(of: part.day(of: time) ?? time.date), part: part)
    }
  }

  /// When a sample was, in JSON: its date where a day alone was said, and beside a time within it the part of the day.
  func fields(when sample: Sample) -> [JSON.Field] {
    let time = localTime(of: sample)
    let at = JSON.Field("at", .string(sample.precision == .day ? "\(time.date)" : "\(time)"))
    guard let part = sample.precision?.part else { return [at] }
    return [at, JSON.Field("part", .string(part.rawValue))]
  }

  /// The day on which a sample lies in this part of the day; nil where it does not, or nobody said when it was.
  func day(of sample: Sample, in part: Moment.Part) -> CivilDate? {
    let time = localTime(of: sample)
    return switch sample.precision {
    case nil: part.day(of: time)
    case .day: nil
    case .part(part): part.day(of: time) ?? time.date
    case .part: part.day(of: time)
    }
  }
}
