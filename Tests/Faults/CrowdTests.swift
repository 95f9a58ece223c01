import Foundation
import Synchronization
import Testing

@Suite("Many processes on one store")
struct CrowdTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test("keep all that they say, beside an open prompt and an open stream")
  func crowd() throws {
    let (processes, adds) = (Extent.of(8, full: 16), Extent.of(10, full: 50))
    let prompt = try OpenPrompt(home)
    let stream = try OpenStream(home)
    try prompt.say("weight 59.1 kg", answer: "59.1 kg noted.")
    try stream.say("weight 59.2 kg")
    let refused = Mutex<[String]>([])
    try onThreads(processes) { number in
      for add in 0..<adds {
        let ending = try home.say("weight \(Self.weight(number, add)) kg")
        guard ending.status != 0 || !ending.errors.isEmpty else { continue }
        refused.withLock { $0.append(ending.text + ending.complaint) }
      }
    }
    try stream.say("weight 59.3 kg")
    try prompt.say("weight 59.4 kg", answer: "59.4 kg noted.")
    #expect(refused.withLock { $0 } == [])
    let said = (0..<processes).flatMap { number in (0..<adds).map { Self.weight(number, $0) } }
    let figures = try home.figures()
    #expect(figures.sorted() == ([59.1, 59.2, 59.3, 59.4] + said).map { "weight \($0)" }.sorted())
    #expect(stream.end() == .exit(0))
    #expect(try prompt.end() == .exit(0))
    #expect(try home.problems() == [])
    print("\(figures.count - 4) of \(processes * adds) kept")
  }

  /// In kilograms; no two are alike.
  private static func weight(_ process: Int, _ add: Int) -> Double {
    Double(60_000 + 100 * process + add) / 1000
  }

  @Test("one that waits for another can be interrupted, and has written nothing")
  func interrupted() throws {
    #expect(try home.say("weight 70 kg").status == 0)
    let lock = try Locked(home)
    let waiting = try home.start(
      [Home.saywell, "weight", "71", "kg"], output: home / "output", errors: home / "errors")
    #expect(try home.say("my last weight").status == 0)
    waiting.signal(SIGINT)
    #expect(waiting.wait() == .signal(SIGINT))
    withExtendedLifetime(lock) {}
    #expect(try contents(home / "output") == [])
    #expect(try home.figures() == ["weight 70.0"])
  }

  @Test("one that has waited too long says so", .enabled(if: Extent.isFull))
  func patience() throws {
    #expect(try home.say("weight 70 kg").status == 0)
    let lock = try Locked(home)
    let ending = try home.say("weight 71 kg")
    #expect(ending.status == 69)
    #expect(
      ending.text == "Your records are in use by another program. Nothing was written; try again.\n"
    )
    withExtendedLifetime(lock) {}
    #expect(try home.figures() == ["weight 70.0"])
  }
}
