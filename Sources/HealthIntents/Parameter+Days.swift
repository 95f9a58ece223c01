import Intents
import Measures

extension Parameter where Wrapped == Period? {
  /// The days that were said; the usual ones where none were.
  ///
  /// - Throws: `Need.value` "no-such-time".
  func days(or usual: Period, in context: IntentContext) throws -> Range<CivilDate> {
    guard let days = (wrappedValue ?? usual).days(today: context.today) else {
      throw needsValue("no-such-time")
    }
    return days
  }

  /// - Throws: `Need.value` "no-such-time".
  func reviewDays(in context: IntentContext) throws { _ = try days(or: .all, in: context) }
}
