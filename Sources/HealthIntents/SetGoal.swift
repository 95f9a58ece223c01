import Intents

/// Would set a goal: "change my weight goal to 70 kg".
public struct SetGoal: FutureIntent {
  public static let title = "Set a goal"
  public static let kind = "goalSet"

  @Parameter var metric: Metric?
  public var figures = Figures()
  /// Of what the goal is: a day, a week.
  @Parameter var period: Term?

  public init() {}
}
