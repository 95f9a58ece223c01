import Foundation
import Measures
import Records

/// One thing said, in words and in figures.
struct Saying {
  static let everyKind: [Sample.Kind] = [
    .weight, .steps, .water, .glucose, .pulse, .systolic, .diastolic,
  ]
  let words: String
  let figures: [Diary.Figure]

  var kinds: Set<String> { Set(figures.map(\.kind)) }

  /// Figures that a person may have, near to each other, so that few questions come of them.
  init(by person: String, _ random: inout SplitMix) {
    let isMe = person == "me"
    let owner = isMe ? "my" : "\(person)'s"
    let who = isMe ? "i" : person
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let weight = Self.weight(&random)
      self.init("\(owner) weight is \(weight) kg", [("weight", weight)])
    case 1:
      let steps = Self.steps(&random)
      self.init("\(who) walked \(Int(steps)) steps", [("steps", steps)])
    case 2:
      let water = Double(Int.random(in: 10...60, using: &random) * 10)
      self.init("\(who) drank \(Int(water)) ml of water", [("water", water)])
    case 3:
      let glucose = Double(Int.random(in: 48...69, using: &random)) / 10
      self.init("\(owner) blood sugar is \(glucose)", [("glucose", glucose)])
    case 4:
      let pulse = Double(Int.random(in: 58...84, using: &random))
      self.init("\(owner) pulse is \(Int(pulse))", [("pulse", pulse)])
    default:
      let (upper, lower) = Self.pressure(&random)
      self.init(
        "\(owner) blood pressure is \(Int(upper)) over \(Int(lower))",
        [("systolic", upper), ("diastolic", lower)])
    }
  }

  private init(_ words: String, _ figures: [(String, Double)]) {
    self.words = words
    self.figures = figures.map { Diary.Figure(kind: $0, value: $1) }
  }

  /// What it should have been.
  func correction(_ random: inout SplitMix) -> (words: String, figures: [Diary.Figure]) {
    let kind = figures[0].kind
    switch kind {
    case "weight":
      let weight = Self.weight(&random)
      return ("\(weight) kg", [Diary.Figure(kind: kind, value: weight)])
    case "steps":
      let steps = Self.steps(&random)
      return ("\(Int(steps)) steps", [Diary.Figure(kind: kind, value: steps)])
    case "systolic":
      let (upper, lower) = Self.pressure(&random)
      return (
        "\(Int(upper)) over \(Int(lower))",
        [Diary.Figure(kind: kind, value: upper), Diary.Figure(kind: "diastolic", value: lower)]
      )
    default:
      let value = figures[0].value + 1
      return ("\(value.formatted())", [Diary.Figure(kind: kind, value: value)])
    }
  }

  private static func weight(_ random: inout SplitMix) -> Double {
    Double(Int.random(in: 700...729, using: &random)) / 10
  }

  private static func steps(_ random: inout SplitMix) -> Double {
    Double(Int.random(in: 1000...9000, using: &random))
  }

  private static func pressure(_ random: inout SplitMix) -> (Double, Double) {
    (
      Double(Int.random(in: 112...146, using: &random)),
      Double(Int.random(in: 68...88, using: &random))
    )
  }
}

extension Double {
  fileprivate func formatted() -> String { String(format: "%g", self) }
}
