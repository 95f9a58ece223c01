import Intents

/// A scale by which the body mass index of adults is judged.
enum BodyScale: String, ParameterValue, CaseIterable {
  /// WHO Technical Report Series 894 (2000): from 18.5 normal, 25 overweight, 30, 35 and 40 obesity of class 1, 2 and 3.
  case who
  /// WS/T 428-2013, criteria of weight for adults of the People's Republic of China: from 24 overweight, 28 obesity.
  case china

  /// Kilograms by the square of metres (Quetelet), to one decimal as it is told.
  static func index(weight: Double, height: Double) -> Double {
    (weight / (height * height / 10_000)).rounded(decimals: 1)
  }

  /// The name of the class that an index falls in.
  func category(_ index: Double) -> String {
    let classes: [(from: Double, name: String)] =
      switch self {
      case .who:
        [
          (18.5, "normal-weight"), (25, "overweight"), (30, "obesity-1"), (35, "obesity-2"),
          (40, "obesity-3"),
        ]
      case .china: [(18.5, "normal-weight"), (24, "overweight"), (28, "obesity")]
      }
    return classes.last { $0.from <= index }?.name ?? "underweight"
  }
}

/// What a person chooses once, and has by default from the language.
enum Custom: String {
  /// The guideline by which a pressure is judged.
  case guideline
  /// The scale of the body mass index.
  case scale
  /// The formula of the energy at rest.
  case formula
}

extension IntentContext {
  /// What the person chose, else what is usual where the language is spoken.
  func custom<Choice: RawRepresentable>(_ name: Custom, else other: Choice) -> Choice
  where Choice.RawValue == String {
    let chosen = choice(name.rawValue).flatMap(Choice.init(rawValue:))
    return chosen ?? meanings[name.rawValue, in: .custom].flatMap(Choice.init(rawValue:)) ?? other
  }
}
