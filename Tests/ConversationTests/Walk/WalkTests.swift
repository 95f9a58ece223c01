import Foundation
import Measures
import Records
import Testing

@Suite("A conversation leaves the record that a simple diary would be")
struct WalkTests {
  static let seed =
    ProcessInfo.processInfo.environment["SAYWELL_SEED"].flatMap { UInt64($0) } ?? 20_260_305

  @Test("whatever is said, corrected, deleted and taken back, by several people, in several zones")
  func randomSentences() throws {
    print("conversation walk: SAYWELL_SEED=\(Self.seed)")
    var walk = try Walk(seed: Self.seed)
    for step in 1...2500 {
      try walk.step()
      if step.isMultiple(of: 2) { try walk.ask() }
      if step.isMultiple(of: 50) { try walk.compareAll() }
    }
    #expect(walk.taken.values.allSatisfy { $0 > 20 }, "every step was taken: \(walk.taken)")
  }
}
