import Intents
import Measures
import Reports

extension Session {
  /// Keeps the reports that a plan came to, now that all else is done, and puts into their sentences where they are.
  func keepReports(
    _ performance: inout Performance, of plan: Plan, _ reply: inout Reply
  ) {
    for index in performance.outcomes.indices where !setup.isRehearsal {
      guard let report = performance.outcomes[index].report, !report.isTold else { continue }
      let document = speaker(plan.language).document(
        report, of: plan.steps[index].intent, performance.outcomes[index].figures)
      do {
        guard let path = try setup.keep?(document) else { continue }
        performance.outcomes[index].values["path"] = .text(path)
        performance.outcomes[index].figures.append(JSON.Field("path", .string(path)))
      } catch {
        let error = error as? DocumentError ?? .unwritable(folder: nil)
        performance.outcomes[index].key = error.key
        if case .unwritable(let folder?) = error {
          performance.outcomes[index].values["path"] = .text(folder)
        }
        reply.reason = error.key
        if plan.isQuestion { reply.outcome = .refused }
      }
    }
  }
}

extension DocumentError {
  /// The name of the sentence about it, and of the reason in JSON.
  fileprivate var key: String {
    switch self {
    case .unwritable: Reply.unwritten
    case .noMaker: "no-maker"
    }
  }
}

extension Reply {
  /// The reason where a report could not be written.
  public static let unwritten = "unwritten"
}

extension Speaker {
  /// A report that is told and not kept; nil for any other outcome.
  func told(_ outcome: Outcome, of intent: String) -> String? {
    guard let report = outcome.report, report.isTold else { return nil }
    return paper(report, of: intent).text
  }
}
