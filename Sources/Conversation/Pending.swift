import Intents
import Measures

/// A question that is still open: what was meant so far, and what the answer changes in it.
struct Pending {
  enum Question {
    /// A parameter has no value yet.
    case value(step: Int, parameter: String)
    /// One of these is to be the parameter's value.
    case choice(step: Int, parameter: String, among: [Value])
    /// With a yes, the step goes on; with these values in the place of its own, if there are any. Where the doubt is
    /// about one parameter, another value for it is an answer too.
    case agreement(step: Int, key: String, parameter: String?, instead: [String: Value])
    /// With a yes, somebody of this name is added.
    case stranger(String)
    /// With a yes, it was heard right.
    case heard
    /// One of these was meant.
    case reading([Plan])
  }

  let question: Question
  /// Of the readings that are asked about, the first.
  let plan: Plan
  /// The plan after a yes to this question and to those that were asked with it; nil where a yes is no answer.
  let agreed: Plan?
  /// What was answered when it was asked, to be asked again.
  let reply: Reply

  /// Whether it is asked for what somebody may not know, and can be left out.
  var isAboutUnknown: Bool {
    if case .agreement(_, Need.leftOut, _, _) = question { true } else { false }
  }

  /// Whether it is asked if a figure is right that can be.
  var isAboutPossible: Bool {
    if case .agreement(_, let key, _, _) = question { key != "implausible" } else { false }
  }

  /// Whether a plan says in full what was one of the readings.
  func offers(_ other: Plan) -> Bool {
    guard case .reading(let plans) = question else { return false }
    return plans.contains { $0.steps.map(\.intent) == other.steps.map(\.intent) }
  }

  /// The step that the question is about.
  var step: Int { question.step }
}

extension Pending.Question {
  /// The step that it is about; of a whole plan the first.
  var step: Int {
    switch self {
    case .value(let step, _), .choice(let step, _, _), .agreement(let step, _, _, _): step
    case .stranger, .heard, .reading: 0
    }
  }
}
