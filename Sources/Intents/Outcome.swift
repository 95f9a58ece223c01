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
  /// Things as the values of one question; all but the first bear a number before their names.
  public static func values(of things: [[String: Value]]) -> [String: Value] {
    var values: [String: Value] = [:]
    for (index, thing) in things.enumerated() {
      values["\(prefix(index))\(thingKey)"] = .word("yes")
      for (name, value) in thing { values["\(prefix(index))\(name)"] = value }
    }
    return values
  }

  /// The things that a question is about, from its values.
  public static func things(in values: [String: Value]) -> [[String: Value]] {
    var things: [[String: Value]] = []
    while values["\(prefix(things.count))\(thingKey)"] != nil {
      let mark = prefix(things.count)
      let own = values.filter { $0.key.hasPrefix(mark) && !mark.isEmpty }
      let named = own.map { (String($0.key.dropFirst(mark.count)), $0.value) }
      things.append(mark.isEmpty ? values : Dictionary(uniqueKeysWithValues: named))
    }
    return things
  }

  private static func prefix(_ index: Int) -> String { index == 0 ? "" : "\(index) " }

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
