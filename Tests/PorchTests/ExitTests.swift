import Porch
import Testing

@Suite("How a command ends")
struct ExitTests {
  private struct Surprise: Error {}

  @Test("an error that nobody foresaw is one of saywell itself, and not the end of the process")
  func surprise() {
    #expect(Doorway("saywell").run { throw Surprise() } == .internalError)
    #expect(ExitStatus.internalError.rawValue == 70)
  }

  @Test("a reader that has gone is nothing to complain about")
  func readerGone() {
    #expect(Doorway("saywell").run { throw OutputError.readerGone } == .done)
    #expect(Doorway("saywell").run { throw OutputError.cannotWrite } == .inputOutput)
  }

  @Test(
    "a home in a path is the user's own",
    arguments: [
      ("~/x.db", "/home/me/x.db"), ("~", "/home/me"), ("~x", "~x"), ("a/~/b", "a/~/b"),
      ("/x", "/x"),
    ])
  func home(_ path: String, _ expanded: String) {
    let folders = Folders(Environment { $0 == "HOME" ? "/home/me" : nil })
    #expect(folders.expanded(path) == expanded)
    #expect(Folders(Environment { _ in nil }).expanded(path) == path)
  }
}
