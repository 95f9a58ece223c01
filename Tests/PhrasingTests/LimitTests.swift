import Testing

@testable import Phrasing

@Suite("Grammar files that are more than there is room for")
struct LimitTests {
  private func faults(_ text: String, mostStates: Int = 1 << 19) -> [String] {
    let file = SourceFile(path: "en/Test.grammar", text: "language en English\n" + text)
    var compiler = Compiler(LanguageSource(tag: "en", files: [file]), mostStates: mostStates)
    // What can be listened with is listened with; what cannot is no grammar.
    _ = Grammar(compiler.compile())?.hear("a a a a b")
    return compiler.faults.map { "\($0.place.file):\($0.place.line): \($0.message)" }
  }

  @Test("a fifteenth shared slot is reported, not the end of the program")
  func sharedSlots() {
    let names = (1...15).map { "s\($0)" }.joined(separator: " ")
    #expect(
      faults("intent A\ntakes \(names)\nphrase a\n") == [
        "en/Test.grammar:2: 's15' is one too many: a language has 14 shared slots"
      ])
  }

  @Test("brackets within brackets without end are reported")
  func depth() {
    let nested = { (depth: Int) in
      faults(
        "intent A\nphrase \(String(repeating: "(", count: depth))a"
          + "\(String(repeating: ")", count: depth))\n")
    }
    #expect(nested(100) == [])
    #expect(nested(10_000) == ["en/Test.grammar:3: more than 100 brackets within each other"])
  }

  @Test("more parts in any order than can be written out are reported")
  func anyOrder() {
    #expect(faults("intent A\nphrase (a;b;c;d;e;f)\n") == [])
    #expect(
      faults("intent A\nphrase (a;b;c;d;e;f;g;h;i;j;k;l)\n") == [
        "en/Test.grammar:3: at most 6 parts stand in any order"
      ])
  }

  @Test("rules within rules that come to more than a language can hold are reported")
  func rules() {
    let rules = (1...40).map { "rule r\($0) = <r\($0 - 1)> <r\($0 - 1)>\n" }.joined()
    let faults = faults("rule r0 = a b\n\(rules)intent A\nphrase <r40>\n", mostStates: 1000)
    #expect(faults.last?.contains("more than one language can hold") == true)
  }

  @Test("loops that merge into more states than a language can hold are reported")
  func states() {
    let tail = String(repeating: "(a|b) ", count: 40)
    #expect(
      faults("intent A\nphrase (a|b)* a \(tail)\n", mostStates: 1000) == [
        "en/:0: these files are more than one language can hold; shorten them"
      ])
  }

  @Test("a text that is longer than a grammar can hold is reported")
  func texts() {
    let text = String(repeating: "x", count: 20_000)
    #expect(
      faults("intent A\nphrase a\nreply logged \(text)\n") == [
        "en/:0: these files are more than one language can hold; shorten them"
      ])
  }

  @Test(
    "a number that is no number of words is reported", arguments: ["=", "x=nan", "x=-1", "x=1e300"])
  func numerals(word: String) {
    #expect(
      faults("numeral digit \(word)\n") == [
        "en/Test.grammar:2: '\(word)' should be a word, '=' and a number"
      ])
  }

  @Test("a cost below nothing is reported")
  func costs() {
    #expect(
      faults("heard a = b ~-1\n") == [
        "en/Test.grammar:2: after '~' stands a cost, such as ~0.3"
      ])
  }
}
