import Measures
import Records

/// The figures of an intent, settled once: none of them impossible, and those to be asked about.
public struct FigureReview {
  private let intent: any Intent
  private let context: IntentContext
  private var unusual: [(Said, key: String)] = []

  /// - Throws: `Need.choice` "unit", `Need.value` "wrong-unit", `Need.implausible` "implausible".
  public init(of intent: some Intent, in context: IntentContext) throws {
    self.intent = intent
    self.context = context
    for one in intent.said {
      guard let measure = one.declaration.measure else { continue }
      for value in one.values {
        guard let figure = try one.declaration.figure(of: value, by: measure, in: context) else {
          continue
        }
        let judge = measure.judging(figure.said)
        guard judge.allows(figure.value) else {
          throw Need.implausible(key: "implausible", values: values(about: one))
        }
        guard !judge.isUsual(figure.value, in: context) else { continue }
        unusual.append((one, judge.doubt(figure.value)))
      }
    }
  }

  /// - Throws: `Need.confirmation` "low", "high" or "extreme".
  public func askUnusual() throws {
    for (one, key) in unusual { try context.confirm(key, values(about: one)) }
  }

  private func values(about one: Said) -> [String: Value] {
    var values = intent.saidValues(in: context)
    values["value"] = one.spoken(in: context)
    values[Need.parameterKey] = .word(one.declaration.name)
    return values
  }
}

extension Declaration {
  /// The figure in the canonical unit; nil where the value is none.
  fileprivate func figure(
    of value: Value, by measure: Measure, in context: IntentContext
  ) throws -> Figure? {
    switch value {
    case .number(let number): Figure(value: number, said: Quantity(number, nil))
    case .quantity(let quantity): try figure(of: quantity, by: measure, in: context)
    case .moment, .period, .word, .text: nil
    }
  }
}
