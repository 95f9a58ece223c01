import Intents
import Measures
import Records

/// Where a pressure falls by a named guideline: that of an average, or only what a single one would be.
struct PressureJudgement {
  /// In mmHg, as exact as a mean is: 134.6 lies below a limit of 135.
  let systolic: Double
  let diastolic: Double
  let guideline: PressureGuideline
  let setting: PressureGuideline.Setting

  /// Of the means of readings; nil of none, and of some at home with some at a doctor's.
  init?(_ readings: [PressureReading], by guideline: PressureGuideline) {
    guard let mean = readings.mean, let setting = readings.setting else { return nil }
    self.init(mean.systolic, mean.diastolic, setting, by: guideline)
  }

  init(
    _ systolic: Double, _ diastolic: Double, _ setting: PressureGuideline.Setting,
    by guideline: PressureGuideline
  ) {
    self.systolic = systolic
    self.diastolic = diastolic
    self.setting = setting
    self.guideline = guideline
  }

  /// The class, the guideline and the place, for a sentence.
  ///
  /// Where the whole figures would fall elsewhere, those with one decimal are among the values.
  func spoken(in context: IntentContext) -> [String: Value] {
    let (name, form) = guideline.judge(systolic, diastolic, setting)
    var values: [String: Value] = [
      "category": .word(name), "guideline": .word(guideline.rawValue),
      "setting": .word(setting.rawValue),
    ]
    values["form"] = form.map(Value.word)
    let whole = guideline.judge(systolic.rounded(), diastolic.rounded(), setting)
    if whole != (name, form), context.unit(of: .systolic) == Sample.Kind.systolic.unit {
      values["systolic"] = .number(systolic.rounded(decimals: 1))
      values["diastolic"] = .number(diastolic.rounded(decimals: 1))
    }
    return values
  }

  var figures: [JSON.Field] {
    let (name, form) = guideline.judge(systolic, diastolic, setting)
    return [
      JSON.Field("category", .string(name)), JSON.Field("guideline", .string(guideline.rawValue)),
      JSON.Field("setting", .string(setting.rawValue)),
    ] + (form.map { [JSON.Field("form", .string($0))] } ?? [])
  }
}

extension IntentContext {
  /// The guideline of the person, else that of the language.
  var guideline: PressureGuideline { custom(.guideline, else: .esc) }
}
