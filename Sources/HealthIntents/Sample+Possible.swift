import Intents
import Measures
import Records

extension Sample.Kind {
  /// - Throws: `Need.implausible`, about this parameter.
  func refuseImpossible(_ value: Double, as parameter: String? = nil) throws {
    guard !possible.contains(value) else { return }
    throw Need.implausible(
      key: "implausible",
      values: ["value": spoken(value), Need.parameterKey: .word(parameter ?? name)])
  }
}
