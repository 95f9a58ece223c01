import Intents
import Measures

/// Would set a reminder: "remind me every evening at nine to measure my pressure".
public struct SetReminder: FutureIntent {
  public static let title = "Set a reminder"
  public static let kind = "reminder"

  @Parameter var text: String?
  @Parameter(as: "at") var when: Moment?
  /// `daily`, `weekdays`, `weekly:MON,THU`, `every_2_hours`.
  @Parameter var `repeat`: Term?
  @Parameter var time: Moment?

  public init() {}

  /// What is planned lies ahead.
  public func fields(in context: IntentContext) -> [JSON.Field] {
    var fields = saidFields(in: context).filter { $0.name != "at" && $0.name != "time" }
    if let when, let text = context.text(of: when, toward: .future) {
      fields.append(JSON.Field("at", .string(text)))
    }
    if let time = time?.resolved(now: context.localNow, toward: .future)?.at {
      let text = "\(time)"
      fields.append(JSON.Field("time", .string(String(text.suffix(5)))))
    }
    return fields
  }
}
