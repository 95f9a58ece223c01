import Measures
import Records
import Reports

/// What an intent did and what is to be said about it: a key into the grammar's replies, and the
/// values in it.
public struct Outcome: Sendable {
  /// The name of a `reply` line of the intent's grammar.
  public var key: String
  public var values: [String: Value]
  /// Lines below the reply: each is spoken by the reply line `row`.
  public var rows: [[String: Value]] = []
  /// A row with a value of this name is spoken by the reply line that it names.
  public static let replyKey = "reply"
  /// How many more rows there would be; spoken by the reply line `more` as its `count`.
  public var more = 0
  /// What it is about, thing by thing: each is spoken by the reply line `thing`, and together they are the value `what`
  /// of the reply.
  public var things: [[String: Value]] = []
  /// Some of them as a part of the reply, which are its value `parts`.
  public var parts: [[String: Value]] = []
  /// A row with a value of this name is a thing, and spoken by the reply line `thing-row` with its `when` and `what`.
  public static let thingKey = "thing"
  /// New samples, to be kept in the entry of this utterance.
  public var samples: [Sample]
  /// To be kept with the entry of this utterance.
  public var tags: [String] = []
  public var note: String?
  /// Reply lines that are said after the sentence, such as what a crisis asks for.
  public var remarks: [String] = []
  /// What is in the record already and was changed or told; the conversation goes on from there.
  public var references: [Reference] = []
  /// What is to be written down once all has gone well.
  public var report: Report?
  /// The answer as a picture, for whoever would rather look.
  public var chart: Chart?
  /// The figures behind an answer, for `--json`; empty when nothing was asked.
  public var figures: [JSON.Field]

  public init(
    _ key: String, _ values: [String: Value] = [:], samples: [Sample] = [],
    figures: [JSON.Field] = []
  ) {
    self.key = key
    self.values = values
    self.samples = samples
    self.figures = figures
  }
}
