import Intents
import Measures
import Records
public protocol RecordIntent: Intent {
  var circumstances: Circumstances { get }
  func record(_ r: inout Recording) throws
}
public struct Recording {}
extension RecordIntent {
  func reviewRecord(in context: IntentContext) throws { try reviewFigures(in: context) }
  public func perform(in context: IntentContext) throws -> Outcome { Outcome("logged") }
}
