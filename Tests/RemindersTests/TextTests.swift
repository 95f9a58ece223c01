import Testing

@testable import Reminders

@Suite("Files that other programs read")
struct TextTests {
  @Test("lines of a calendar have 75 octets at most, and no character is cut")
  func folding() {
    let line = "SUMMARY:" + String(repeating: "量血压é", count: 40)
    let folded = ICalendar.folded(line)
    for part in folded.split(separator: "\r\n") { #expect(part.utf8.count <= 75) }
    let joined = folded.split(separator: "\r\n", omittingEmptySubsequences: false)
      .enumerated().map { $0 == 0 ? String($1) : String($1.dropFirst()) }.joined()
    #expect(joined == line)
  }

  @Test("commas, semicolons, backslashes and line breaks are written out")
  func escaping() {
    #expect(ICalendar.escaped("a, b; c\\d\ne") == "a\\, b\\; c\\\\d\\ne")
  }

  @Test("a crontab keeps all that is not saywell's, whatever is done to it")
  func crontab() {
    let schedule = Schedule(command: "/opt/say well/100%/saywell-remind", store: nil)
    for old in ["", "# mine\n0 5 * * * backup\n", "\(Schedule.mark)\n0 5 * * * backup\n"] {
      let new = schedule.crontab(from: old)
      #expect(new.contains("* * * * * '/opt/say well/100\\%/saywell-remind' due"))
      #expect(schedule.crontab(from: new) == new)
      let rest = Schedule.crontab(without: new)
      #expect(!rest.contains("saywell-remind"))
      #expect(rest.contains("backup") == old.contains("backup"))
    }
  }

  @Test("a unit names a command whatever is in its path")
  func units() {
    let units = Schedule(command: "/a \"b\"/50%/$x", store: "sqlite:/r d.db").units
    #expect(units.map(\.name) == ["saywell-remind.service", "saywell-remind.timer"])
    #expect(units[0].text.contains("ExecStart=\"/a \\\"b\\\"/50%%/$$x\" due\n"))
    #expect(units[0].text.contains("Environment=\"SAYWELL_STORE=sqlite:/r d.db\"\n"))
    #expect(units.allSatisfy { $0.text.hasPrefix(Schedule.mark) })
  }
}
