import Testing

@testable import Porch

struct PageTests {
  private var page: Page {
    var page = Page(name: "sing-song", summary: "sings", synopsis: ["sing-song [OPTION ...]"])
    page.options = Wishes.flags.map { Page.Option($0) }
    page.description = ["'Tis .so \\ it's sung."]
    return page
  }

  @Test(
    "every option is in the help, the manual and each completion", arguments: PageFormat.allCases)
  func agree(format: PageFormat) {
    let text = page.written(as: format).replacing("\\-", with: "-")
    for flag in Wishes.flags {
      #expect(page.help.contains("--\(flag.name)"))
      #expect(page.help.contains(flag.help))
      #expect(text.contains(format == .fish ? "-l \(flag.name)" : "--\(flag.name)"))
      for choice in flag.choices { #expect(text.contains(choice)) }
    }
  }

  @Test(
    "the words that follow a subcommand are completed", arguments: [PageFormat.bash, .zsh, .fish])
  func subcommands(format: PageFormat) {
    var page = page
    page.commands = [.init("loud", "sings loudly", words: ["higher", "lower"]), .init("soft", "")]
    #expect(page.written(as: format).contains("higher lower"))
  }

  @Test("the manual names every exit status")
  func statuses() {
    for status in ExitStatus.allCases {
      #expect(page.manual.contains("\n.B \(status.rawValue)\n"))
    }
  }

  @Test("the manual names the other commands, and not its own")
  func related() {
    let page = Page(name: "saywell-report", summary: "", synopsis: [])
    #expect(
      page.manual.hasSuffix(
        ".SH SEE ALSO\nsaywell(1), saywell\\-desk(1), saywell\\-grammar(1), saywell\\-remind(1)"))
  }

  @Test("no line of text is taken for a request of roff")
  func roff() {
    #expect(page.manual.contains("\n\\(aqTis .so \\e it\\(aqs sung."))
  }

  @Test("the help fits into 100 columns")
  func width() {
    #expect(page.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
