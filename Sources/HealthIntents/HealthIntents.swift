import Intents

/// Everything that can be asked of a health record. To add an intent, add its line.
public enum HealthIntents {
  public static var all: [any Intent.Type] {
    [
      LogBloodPressure.self,
      LogPulse.self,
      LogWeight.self,
      LogHeight.self,
      LogTemperature.self,
      LogGlucose.self,
      LogOxygenSaturation.self,
      LogFood.self,
      LogDrink.self,
      LogWater.self,
      LogMeal.self,
      ScanProduct.self,
      DefineFood.self,
      DefineMeal.self,
      LogSteps.self,
      LogDistance.self,
      LogExercise.self,
      LogSleep.self,
      LogMedication.self,
      LogTag.self,
      LogMood.self,
      LogNote.self,
      LogMore.self,
      SkipMedication.self,
      Undo.self,
      Redo.self,
      Delete.self,
      EditLast.self,
      Today.self,
      Query.self,
      AskEffect.self,
      SwitchPerson.self,
      Help.self,
      SetGoal.self,
      ListGoals.self,
      SetReminder.self,
      ListReminders.self,
      StopReminder.self,
      SetShortcut.self,
      RunShortcut.self,
      ListShortcuts.self,
      ListChanges.self,
      ForgetShortcut.self,
      MakeReport.self,
      LogMeasurement.self,
      StopGoal.self,
      AskStreak.self,
      AskNetEnergy.self,
      StartPressureWeek.self,
      AskPressureWeek.self,
      AskPressureByPart.self,
      SetProfile.self,
      AskProfile.self,
      AskBodyMassIndex.self,
      AskBasalRate.self,
      AskPressureCategory.self,
      AskPressureParts.self,
      SetPreference.self,
    ]
  }
}

extension Catalog {
  /// The catalog of everything that can be asked of a health record.
  public static var health: Catalog { Catalog(HealthIntents.all) }
}
