import Measures
import Phrasing
import Records

extension Session {
  func tooLong(_ text: String) -> Reply {
    let start = String(text.unicodeScalars.prefix(40)) + "…"
    return Reply(.reject, speaker(nil).say("too-long"), phrase: start)
  }

  /// Nothing in the grammars says this; a hint may help to say it otherwise.
  func rejection(_ text: String, _ misfit: Misfit?, _ language: String, mode: Mode) -> Reply {
    let speaker = speaker(language)
    var reply = Reply(.reject, speaker.say("not-understood"), phrase: text)
    reply.voice = language
    reply.misfit = misfit?.offset
    guard mode == .acting else { return reply }
    if let example = Examples(of: ears.grammar(language)).nearest(to: text) {
      reply.hints.append(speaker.say("did-you-mean", ["phrase": .text(example)]))
    } else {
      reply.hints.append(speaker.say("ask-for-help"))
    }
    return reply
  }

  /// A refusal in the conversation's own words.
  func refusal(
    _ key: String, _ text: String, _ language: String, _ values: [String: Value] = [:]
  ) -> Reply {
    var reply = Reply(
      .refused, speaker(language).say(key, values), phrase: text, language: language)
    reply.reason = key
    return reply
  }

  /// Whoever says it may not have it; how that could be changed is for whoever reads it.
  func refusal(_ denial: Denial, _ text: String, _ language: String) -> Reply {
    guard !denial.isUnknown else { return refusal(Reply.unknownPermission, text, language) }
    let kind = denial.kind.map { Value.word($0.commonName) }
    let key = "denied-\(denial.access)"
    var reply = refusal(key, text, language, kind.map { ["kind": $0] } ?? [:])
    reply.reason = "not-permitted"
    let rule = ["\(setup.source.rawValue)", "\(denial.access)", denial.kind?.commonName, "allow"]
    let words = rule.compactMap { $0 }.joined(separator: " ")
    reply.hints = [speaker(language).say("denied-hint", ["rule": .text(words)])]
    return reply
  }

  /// The store could not do its part.
  func failure(_ error: StoreError, _ text: String, _ language: String) -> Reply {
    var reply = refusal(error.key, text, language)
    reply.failure = error
    return reply
  }
}

extension Reply {
  /// The reason where it is not known what may be done.
  public static let unknownPermission = "permissions-unknown"
}

extension StoreError {
  /// The name of the sentence about it, and of the reason in JSON.
  fileprivate var key: String {
    switch self {
    case .notAStore: "not-a-store"
    case .newer: "store-newer"
    case .busy: "store-busy"
    case .full: "store-full"
    case .readOnly: "store-read-only"
    case .cannotCreate: "store-cannot-create"
    case .unavailable: "store-unavailable"
    case .gone: "store-gone"
    case .failed: "store-failed"
    }
  }
}
