import Intents
import Measures
import Records
import Testing

@Suite("One entry takes in what several intents record")
struct EntryTests {
  private func outcome(_ groups: Int..., tags: [String] = [], note: String? = nil) -> Outcome {
    let samples = groups.map { group in
      Sample(
        .steps, 1, from: emptyContext.now, to: emptyContext.now, zone: "UTC",
        on: CivilDate(days: 0), person: 1, group: group)
    }
    var outcome = Outcome("logged", samples: samples)
    outcome.tags = tags
    outcome.note = note
    return outcome
  }

  @Test("samples that belong together keep together, and apart from those of others")
  func groups() {
    var entry = Entry(
      text: "", language: "en", source: .repl, saidAt: emptyContext.now, zone: "UTC")
    entry.add(outcome(0, 0, tags: ["late"], note: "first"))
    entry.add(outcome(0, 1, tags: ["late", "cold"], note: "first"))
    entry.add(outcome(0, note: "second"))
    #expect(entry.samples.map(\.group) == [0, 0, 1, 2, 3])
    #expect(entry.tags == ["late", "cold"])
    #expect(entry.note == "first\nsecond")
  }
}
