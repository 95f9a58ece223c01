import Conversation
import Glibc
import Listening
import Porch

/// Hears what a recogniser, or anybody who writes lines, sends to a file descriptor.
struct Listener: ~Copyable {
  /// After so many milliseconds without a byte, what has no end is taken to be whole.
  private static let pause: Int64 = 2000
  private let options: Options
  private var decoder: Decoder
  private var attention: Attention
  private var second: SecondEar?
  private var hasWarned = false
  private var session: Session
  private var status = ExitStatus.done

  init(_ options: Options, _ session: consuming Session) throws {
    self.options = options
    self.session = session
    decoder = Decoder(limit: Session.limit, keepsSilence: options.second != nil)
    attention = Attention(wake: options.wake)
    second = try options.second.map { try SecondEar($0) }
  }

  /// Answers utterance by utterance, until the end of the input.
  ///
  /// - Returns: done, or how the first reply failed for which the store was to blame.
  mutating func run(_ descriptor: Int32, _ printer: inout Printer) throws -> ExitStatus {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard try wait(for: descriptor) else {
        for utterance in decoder.idle() { try hear(utterance, &printer) }
        try letGoIfOld(&printer)
        continue
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError() }
      let heard = count > 0 ? decoder.take(buffer[..<count]) : decoder.finish()
      for utterance in heard { try hear(utterance, &printer) }
      guard count > 0 else { return status }
      try printer.preview(decoder.preview)
    }
  }

  /// Whether there is something to read before it is time for something else.
  private mutating func wait(for descriptor: Int32) throws -> Bool {
    let pause = decoder.mayEnd ? Self.pause : nil
    let times = [pause, attention.questionLeft(at: Self.now)].compactMap { $0 }
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // What is wrong with the descriptor, reading tells.
    let ready = poll(&polled, 1, times.min().map { Int32(min($0, 1 << 30)) } ?? -1)
    return ready != 0 && !(ready < 0 && errno == EINTR && !times.isEmpty)
  }

  private mutating func hear(_ utterance: Utterance, _ printer: inout Printer) throws {
    let other = second?.next()
    if other == nil, second != nil { warnOfSilence() }
    try letGoIfOld(&printer)
    guard !utterance.isTooLong else {
      return try answer(session.hear(String(repeating: " ", count: Session.limit + 1)), &printer)
    }
    guard !utterance.text.isEmpty, !session.isPhantom(utterance.text) else { return }
    if !printer.isSpeaking() { attention.isSilent(at: Self.now) }
    switch attention.consider(utterance.text, at: Self.now) {
    case .passed: break
    case .repeated: try answer(session.repeated(utterance.text), &printer)
    case .heard(let words):
      if options.isHeldToGrammar, session.isStump(words) { return }
      try printer.explain(words, &session)
      let wake = options.wake
      let second = other.map { wake?.rest(of: $0) ?? $0 }
      // In a recogniser that is held to a grammar any noise is a sentence.
      let isUnchecked = options.isHeldToGrammar && options.second != nil && other == nil
      let reply =
        isUnchecked
        ? session.unclear(words)
        : session.hear(words, others: utterance.others, second: second)
      try answer(reply, &printer)
    }
  }

  /// Says once that there is nothing to compare with.
  private mutating func warnOfSilence() {
    guard !hasWarned else { return }
    hasWarned = true
    let rest =
      options.isHeldToGrammar ? "nothing is taken without it" : "what comes is taken as it is"
    Program.doorway.warn(["saywell: nothing comes from the second recogniser; \(rest)"])
  }

  private mutating func letGoIfOld(_ printer: inout Printer) throws {
    guard attention.questionLeft(at: Self.now) == 0 else { return }
    let note = session.letGo()
    attention.answered(isAsking: false, at: Self.now)
    if let note, !options.isJSON { try printer.show(note) }
  }

  private mutating func answer(_ reply: Reply, _ printer: inout Printer) throws {
    try printer.show(reply)
    if printer.speak(reply, session) { attention.speaks([reply.text, session.aloud(reply)]) }
    attention.answered(isAsking: session.isAsking, at: Self.now)
    let ending = ExitStatus(reply)
    if status == .done, ending.rawValue >= ExitStatus.usage.rawValue { status = ending }
  }

  /// Milliseconds on a clock that is never set, and goes on while the machine sleeps.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
