import Intents

/// Everything that can be asked of a health record. To add an intent, add its line.
public enum HealthIntents {
  public static var all: [CatalogEntry] {
    [
      .init("LogBloodPressure", LogBloodPressure.self),
      .init("LogPulse", LogPulse.self),
      .init("LogWeight", LogWeight.self),
      .init("LogHeight", LogHeight.self),
      .init("LogTemperature", LogTemperature.self),
      .init("LogGlucose", LogGlucose.self),
      .init("LogOxygenSaturation", LogOxygenSaturation.self),
      .init("LogFood", LogFood.self),
      .init("LogDrink", LogDrink.self),
      .init("LogWater", LogWater.self),
      .init("LogMeal", LogMeal.self),
      .init("ScanProduct", ScanProduct.self),
      .init("DefineFood", DefineFood.self),
      .init("DefineMeal", DefineMeal.self),
      .init("LogSteps", LogSteps.self),
      .init("LogDistance", LogDistance.self),
      .init("LogExercise", LogExercise.self),
      .init("LogSleep", LogSleep.self),
      .init("LogMedication", LogMedication.self),
      .init("LogTag", LogTag.self),
      .init("LogMood", LogMood.self),
      .init("LogNote", LogNote.self),
      .init("LogMore", LogMore.self),
      .init("SkipMedication", SkipMedication.self),
      .init("Undo", Undo.self),
      .init("Redo", Redo.self),
      .init("Delete", Delete.self),
      .init("EditLast", EditLast.self),
      .init("Today", Today.self),
      .init("Query", Query.self),
      .init("AskEffect", AskEffect.self),
      .init("SwitchPerson", SwitchPerson.self),
      .init("Help", Help.self),
      .init("SetGoal", SetGoal.self),
      .init("ListGoals", ListGoals.self),
      .init("SetReminder", SetReminder.self),
      .init("ListReminders", ListReminders.self),
      .init("StopReminder", StopReminder.self),
      .init("SetShortcut", SetShortcut.self),
      .init("RunShortcut", RunShortcut.self),
      .init("ListShortcuts", ListShortcuts.self),
      .init("ListChanges", ListChanges.self),
      .init("ForgetShortcut", ForgetShortcut.self),
      .init("MakeReport", MakeReport.self),
      .init("LogMeasurement", LogMeasurement.self),
      .init("StopGoal", StopGoal.self),
      .init("AskStreak", AskStreak.self),
      .init("AskNetEnergy", AskNetEnergy.self),
      .init("StartPressureWeek", StartPressureWeek.self),
      .init("AskPressureWeek", AskPressureWeek.self),
      .init("AskPressureByPart", AskPressureByPart.self),
      .init("SetProfile", SetProfile.self),
      .init("AskProfile", AskProfile.self),
      .init("AskBodyMassIndex", AskBodyMassIndex.self),
      .init("AskBasalRate", AskBasalRate.self),
      .init("AskPressureCategory", AskPressureCategory.self),
      .init("AskPressureParts", AskPressureParts.self),
      .init("SetPreference", SetPreference.self),
    ]
  }
}

extension Catalog {
  /// The catalog of everything that can be asked of a health record.
  public static var health: Catalog { Catalog(HealthIntents.all) }
}
