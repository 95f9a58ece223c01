import Foundation
import Measures
import Testing

@Suite("A command that is killed")
struct KillTests {
  private let home: Home
  private var random = SplitMix(seed: Extent.seed)

  init() throws { home = try Home() }

  @Test("has done all that it acknowledged, and otherwise all of it or nothing")
  mutating func killedAtAnyMoment() throws {
    print("seed \(Extent.seed)")
    let wanted = Extent.of(40, full: 500)
    var diary = Diary()
    var (kills, acknowledged, unheard) = (0, 0, 0)
    let usual = try usualTime(&diary)
    while kills < wanted {
      let deed = diary.next(using: &random)
      let then = diary.with(deed)
      let ending = try say(deed, killedAfter: Double.random(in: 0..<1.5, using: &random) * usual)
      let isAcknowledged = ending.output.last == UInt8(ascii: "\n")
      if ending.end == .signal(SIGKILL) { kills += 1 } else { #expect(ending.end == .exit(0)) }
      let figures = try home.figures()
      if figures == then.figures { diary = then }
      #expect(figures == diary.figures, "after '\(deed.sentence)', seed \(Extent.seed)")
      if isAcknowledged {
        acknowledged += 1
        #expect(figures == then.figures, "'\(deed.sentence)' is lost, seed \(Extent.seed)")
      } else if figures == then.figures {
        unheard += 1
      }
      if kills % 20 == 0 { #expect(try home.problems() == [], "seed \(Extent.seed)") }
    }
    #expect(try home.problems() == [], "seed \(Extent.seed)")
    #expect(acknowledged > 0)
    print("\(kills) kills, \(acknowledged) acknowledged, \(unheard) done and not acknowledged")
  }

  /// The time that a command takes here and now, in seconds.
  private func usualTime(_ diary: inout Diary) throws -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for weight in 0..<5 {
      let deed = Deed.addTwo(upper: 109, lower: 59, weight: 60 + weight % 3)
      times.append(try clock.measure { _ = try home.say(deed.sentence) })
      diary = diary.with(deed)
    }
    return times.sorted()[2] / .seconds(1)
  }

  private func say(_ deed: Deed, killedAfter seconds: Double) throws -> Ending {
    let output = home / "output"
    unlink(output)
    let words = deed.sentence.split(separator: " ").map(String.init)
    // A correction after something was taken back is asked about.
    let child = try home.start([Home.saywell, "--yes"] + words, output: output)
    Thread.sleep(forTimeInterval: seconds)
    child.signal(SIGKILL)
    return try Ending(end: child.wait(), output: contents(output), errors: [])
  }

  @Test("in the middle of a stream keeps what it answered, in order and without a gap")
  mutating func killedStream() throws {
    print("seed \(Extent.seed)")
    var kept = 0
    var unanswered = 0
    for round in 0..<Extent.of(6, full: 40) {
      let values = (0..<200).map { Double(60_000 + 200 * round + $0) / 1000 }
      let answers = try answers(to: values.map { "weight \($0) kg" })
      let figures = try home.figures()
      let new = Array(figures.dropFirst(kept))
      #expect(new == values.prefix(new.count).map { "weight \($0)" }, "seed \(Extent.seed)")
      #expect((answers...answers + 1).contains(new.count), "seed \(Extent.seed)")
      unanswered += new.count - answers
      kept = figures.count
    }
    #expect(try home.problems() == [], "seed \(Extent.seed)")
    #expect(kept > 0)
    print("\(kept) kept, \(unanswered) of them not answered")
  }

  /// Says all of this to one process, which is killed at some time; tells how many answers came.
  private mutating func answers(to sentences: [String]) throws -> Int {
    let (input, output) = (home / "input", home / "output")
    unlink(output)
    try sentences.map { $0 + "\n" }.joined().write(
      toFile: input, atomically: false, encoding: .utf8)
    let child = try home.start([Home.saywell, "--listen"], input: input, output: output)
    Thread.sleep(forTimeInterval: Double.random(in: 0..<0.4, using: &random))
    child.signal(SIGKILL)
    child.wait()
    return try contents(output).count { $0 == UInt8(ascii: "\n") }
  }
}
