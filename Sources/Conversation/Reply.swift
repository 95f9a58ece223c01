import Measures
import Records
import Reports

/// What one utterance came to, ready to be printed by whoever heard it.
public struct Reply: Sendable {
  public enum Outcome: String, Sendable {
    /// Written, or answered.
    case done
    /// What would be done: the answer of a dry run.
    case act
    /// Nothing was written: an answer is needed first.
    case ask
    /// Understood, and not to be done.
    case refused
    /// Not understood.
    case reject
  }

  public var outcome: Outcome
  /// The sentence or sentences that a person reads; the question when one is asked.
  public var text: String
  /// A shorter form for ears, where there is one.
  var short: String?
  /// The language of the text, where it is not that of anything understood.
  var voice: String?
  /// What was understood, one object an action, in spoken order.
  public var actions: [JSON]
  /// Why it was asked or refused: `missing`, `confirm`, `choose`, `implausible`, or a refusal's own key.
  public var reason: String?
  /// The parameter that is asked for, as its field is called in `actions`.
  public var slot: String?
  /// The id of what was written.
  public var entry: String?
  /// The figures behind an answer.
  public var answer: JSON?
  /// The answer as a picture, and the words in it.
  public var picture: Picture?
  public var phrase: String
  public var language: String?
  /// Why the store could not be used, if that is what stood in the way.
  public var failure: StoreError?
  /// The first place in the phrase that made no sense, in bytes; when it was not understood.
  public var misfit: Int?
  /// Sentences that may help a person to say it differently.
  public var hints: [String] = []
  /// Whether the question is one that can be answered beforehand by a yes to all.
  public var isSettledByYes = false
  /// Whether it was a leave-taking, which ends a conversation.
  public var isFarewell = false

  public init(
    _ outcome: Outcome, _ text: String, phrase: String, language: String? = nil,
    actions: [JSON] = []
  ) {
    self.outcome = outcome
    self.text = text
    self.phrase = phrase
    self.language = language
    self.actions = actions
  }
}

extension Reply {
  /// A chart that can be shown in as much room as there is.
  public struct Picture: Sendable {
    let chart: Chart
    let words: Chart.Words

    /// - Parameter width: in columns of a terminal.
    public func text(width: Int) -> [String] { chart.text(words, width: width) }
  }
}
