import Measures
import Records

extension Sample.Kind {
  /// What it is called in the JSON of an answer, with its unit.
  var field: String {
    let plain = self == .activeEnergy ? "active_energy" : name
    return unit.fieldSuffix.map { "\(plain)_\($0)" } ?? plain
  }
}
