import Foundation
import Testing

@Suite("Standard streams that are not as they should be")
struct StreamTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test(
    "an answer that cannot be printed is an error, though what was said is kept",
    arguments: [">&-", "> /dev/full", "> /dev/full 2>&-"])
  func unprinted(redirection: String) throws {
    let ending = try home.shell("saywell weight 70 kg \(redirection)")
    #expect(ending.status == 74)
    #expect(ending.output == [])
    #expect(try home.figures() == ["weight 70.0"])
    #expect(try home.problems() == [])
  }

  @Test("a closed standard input is an empty one, or an error; a closed standard error is silent")
  func closedInput() throws {
    #expect(try home.shell("saywell weight 70 kg <&- 2>&-").text == "70 kg noted.\n")
    #expect(try home.shell("saywell --listen <&-").status == 74)
    #expect(try home.shell("saywell what is the weather 2>&-").status == 2)
    #expect(try home.figures() == ["weight 70.0"])
    #expect(try home.problems() == [])
  }

  @Test("no file that is opened takes the place of a stream that is closed")
  func placesOfStreams() throws {
    let ending = try home.shell("saywell weight 70 kg <&- >&- 2>&-")
    #expect(ending.status == 74)
    #expect(try home.figures() == ["weight 70.0"])
    #expect(try home.problems() == [])
  }

  @Test("a reader that has gone ends the command quietly, and what was said is kept")
  func readerGone() throws {
    let ending = try home.shell(
      "(saywell weight 70 kg; echo $? > status) | true; while ! test -s status; do :; done; cat status"
    )
    #expect(["0\n", "141\n"].contains(ending.text))
    #expect(ending.errors == [])
    #expect(try home.figures() == ["weight 70.0"])
  }

  @Test(
    "a stream whose reader has gone ends, and what was not answered is one sentence at the most")
  func streamGone() throws {
    let ending = try home.shell(
      """
      i=50; while [ $i -lt 150 ]; do echo "weight $i kg"; i=$((i+1)); done > lines
      saywell --listen < lines | head -n 3
      """)
    #expect(ending.text == "50 kg noted.\n51 kg noted.\n52 kg noted.\n")
    let figures = try home.figures()
    #expect(figures == (50..<50 + figures.count).map { "weight \($0).0" })
    #expect(try home.problems() == [])
  }

  @Test("an interrupted stream ends by the signal", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    let stream = try OpenStream(home)
    try stream.say("weight 70 kg")
    #expect(stream.end(by: signal) == .signal(signal))
    #expect(try home.figures() == ["weight 70.0"])
    #expect(try home.problems() == [])
  }
}
