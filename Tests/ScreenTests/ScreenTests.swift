import Testing

struct ScreenTests {
  @Test("a session goes as it is written", arguments: Screen.all)
  func play(_ screen: Screen) throws {
    let home = try Home()
    for step in screen.steps {
      let run = try home.run(step.command, now: step.now, input: step.input)
      let differences = step.differences(run).joined(separator: "\n")
      #expect(differences.isEmpty, "\(screen.file):\(step.line): $ \(step.command)\n\(differences)")
    }
  }
}
