import Measures
import Records

/// What a record is told apart by: the two figures of a pressure, or the figure of anything else.
struct SaidReading {
  private let systolic: Quantity?
  private let diastolic: Quantity?
  private let figure: Quantity?

  /// Nil where no figure was said.
  init?(systolic: Quantity?, diastolic: Quantity?, figure: Quantity?) {
    guard systolic != nil || diastolic != nil || figure != nil else { return nil }
    (self.systolic, self.diastolic, self.figure) = (systolic, diastolic, figure)
  }

  /// Whether the sample, one of those of its entry, is what was said.
  func isSaid(by sample: Sample, of entry: [Sample]) -> Bool {
    if let figure { return sample.says(figure) }
    let group = entry.filter { $0.group == sample.group && $0.person == sample.person }
    return [(Sample.Kind.systolic, systolic), (.diastolic, diastolic)].allSatisfy { kind, said in
      said.map { said in group.contains { $0.kind == kind && $0.says(said) } } ?? true
    }
  }
}

extension Sample {
  /// Whether this is its figure: as it was said, or as it is told, which is a little rounded.
  fileprivate func says(_ figure: Quantity) -> Bool {
    guard figure.unit != nil else { return said?.value == figure.value || value == figure.value }
    guard let own = figure.converted(to: kind.unit) else { return false }
    return abs(own.value - value) <= abs(value) * 0.0005
  }
}
