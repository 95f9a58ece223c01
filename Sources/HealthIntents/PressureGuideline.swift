import Intents

/// A guideline by which a blood pressure is judged; a pressure falls in the highest class that one of its figures reaches.
enum PressureGuideline: String, ParameterValue, CaseIterable {
  /// Whelton et al., 2017 ACC/AHA guideline, Hypertension 2018;71(6):e13-e115, doi:10.1161/HYP.0000000000000065; kept in
  /// the AHA/ACC guideline of 2025. At home 130/80 is that of the office, and 135/85 answers to 140/90 there.
  case acc = "acc-2017"
  /// Mancia et al., 2023 ESH guidelines, J Hypertens 2023;41(12):1874-2071. Hypertension at home from 135/85.
  case esh = "esh-2023"
  /// McEvoy et al., 2024 ESC guidelines, Eur Heart J 2024;45(38):3912-4018, doi:10.1093/eurheartj/ehae178. At home elevated
  /// from 120/70, hypertension from 135/85.
  case esc = "esc-2024"
  /// Chinese guidelines for hypertension, revision of 2024, Chinese Journal of Hypertension 2024;32(7):603-700. At home
  /// hypertension from 135/85.
  case china = "china-2024"

  /// Where a pressure was taken.
  enum Setting: String { case home, office }

  /// The least figures of a class, in mmHg, one of which is enough; of an infinite one there is none.
  typealias Class = (name: String, systolic: Double, diastolic: Double)

  /// The classes above the lowest one, in rising order.
  func classes(_ setting: Setting) -> (lowest: String, others: [Class]) {
    switch (self, setting) {
    case (.acc, .office):
      (
        "normal",
        [
          ("elevated", 120, .infinity), ("stage-1", 130, 80), ("stage-2", 140, 90),
          ("severe", 181, 121),
        ]
      )
    case (.acc, .home):
      (
        "normal",
        [
          ("elevated", 120, .infinity), ("stage-1", 130, 80), ("stage-2", 135, 85),
          ("severe", 181, 121),
        ]
      )
    case (.esh, .office):
      (
        "optimal",
        [
          ("normal", 120, 80), ("high-normal", 130, 85), ("grade-1", 140, 90),
          ("grade-2", 160, 100), ("grade-3", 180, 110),
        ]
      )
    case (.esc, .office): ("non-elevated", [("elevated", 120, 70), ("hypertension", 140, 90)])
    case (.esc, .home): ("non-elevated", [("elevated", 120, 70), ("hypertension", 135, 85)])
    case (.china, .office):
      (
        "normal",
        [
          ("high-normal", 120, 80), ("grade-1", 140, 90), ("grade-2", 160, 100),
          ("grade-3", 180, 110),
        ]
      )
    case (.esh, .home), (.china, .home): ("below-limit", [("hypertension", 135, 85)])
    }
  }

  /// The name of the class, and that of the form where one of the two figures alone is high: so named for the office by
  /// the guidelines that tell it apart.
  ///
  /// - Parameters:
  ///   - systolic: in mmHg, exact.
  func judge(
    _ systolic: Double, _ diastolic: Double, _ setting: Setting
  ) -> (name: String, form: String?) {
    let (lowest, others) = classes(setting)
    let name =
      others.last { systolic >= $0.systolic || diastolic >= $0.diastolic }?.name ?? lowest
    guard setting == .office, self == .esh || self == .china else { return (name, nil) }
    switch (systolic >= 140, diastolic >= 90) {
    case (true, false): return (name, "isolated-systolic")
    case (false, true): return (name, "isolated-diastolic")
    case (true, true), (false, false): return (name, nil)
    }
  }

  /// From here on the average of measurements at home counts as high blood pressure, in mmHg.
  var homeLimit: (systolic: Double, diastolic: Double) { self == .acc ? (130, 80) : (135, 85) }
}
