import Records
import Testing

@Suite("Permissions")
struct PermissionsTests {
  @Test("what hears or is told from elsewhere may add and tell, and nothing else")
  func usual() {
    for source in Entry.Source.speaking {
      let grants = Permissions().grants(of: source)
      let isKeyboard = source == .repl || source == .oneShot
      for access in Access.allCases {
        let isAllowed = isKeyboard || access == .read || access == .add
        #expect(grants.denial(access, []) == (isAllowed ? nil : Denial(access, nil)))
        #expect(grants.allows(access, .weight) == isAllowed)
      }
    }
  }

  @Test("a rule is of one source, one access and the kinds that it names; the later one holds")
  func rules() throws {
    let permissions = try Permissions(
      """
      # who may what
      listen delete allow

      mcp read deny  # nothing
        mcp read bloodPressure pulse allow
      mcp read pulse deny
      """)
    #expect(permissions.grants(of: .listen).allows(.delete, .weight))
    #expect(!permissions.grants(of: .hotkey).allows(.delete, .weight))
    #expect(permissions.grants(of: .mcp).kinds(.read) == [.systolic, .diastolic])
    #expect(permissions.grants(of: .repl).isEverything)
  }

  @Test(
    "a line that is no rule is told by its number",
    arguments: [
      ("mcp read weigt deny", "there is no kind weigt, such as weight or bloodPressure"),
      ("\nalexa read deny", "there is no source alexa; there are repl, one-shot, listen, hotkey,"),
      ("import read deny", "there is no source import; there are repl"),
      ("mcp write deny", "there is no access write; there are read, add, change, delete, export"),
      ("mcp read weight", "a rule ends in allow or deny, and not in weight"),
      ("# fine\nmcp read", "a rule is: SOURCE ACCESS [KIND ...] allow or deny"),
    ])
  func faults(text: String, words: String) {
    let fault = #expect(throws: Permissions.Fault.self) {
      try Permissions("repl add allow\n" + text)
    }
    #expect(fault?.line == text.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
    #expect(fault?.problem.description.hasPrefix(words) == true)
  }

  @Test(
    "a rule that is added takes the place of those that it overrides, and the rest stays as it was")
  func adding() throws {
    var permissions = try Permissions(
      "# mine\nmcp read weight deny\nmcp read pulse deny\nlisten add deny\n")
    permissions.add(try .init(["mcp", "read", "weight", "allow"]))
    #expect(
      permissions.text == "# mine\nmcp read pulse deny\nlisten add deny\nmcp read weight allow\n")
    permissions.add(try .init(["mcp", "read", "deny"]))
    #expect(permissions.text == "# mine\nlisten add deny\nmcp read deny\n")
    #expect(permissions.grants(of: .mcp).denial(.read, []) == Denial(.read, nil))
  }

  @Test("what is granted can be written as rules that grant the same")
  func written() throws {
    let text = "mcp read weight bloodPressure deny\nmcp delete pulse allow\nlisten export allow\n"
    let permissions = try Permissions(text)
    for source in Entry.Source.speaking {
      let grants = permissions.grants(of: source)
      let rules = Permissions.Rule.all(of: source, grants).map(\.text)
      #expect(try Permissions(rules.joined(separator: "\n")).grants(of: source) == grants)
    }
    #expect(
      Permissions.Rule.all(of: .mcp, permissions.grants(of: .mcp)).map(\.text) == [
        "mcp read allow", "mcp read bloodPressure weight deny", "mcp add allow", "mcp change deny",
        "mcp delete deny", "mcp delete pulse allow", "mcp export deny",
      ])
  }

  @Test("with a file that cannot be read nothing is written, and only the keyboard is told")
  func unknown() {
    for source in Entry.Source.speaking {
      let grants = Grants.unknown(for: source)
      #expect(grants.allows(.read, .weight) == (source == .repl || source == .oneShot))
      for access in Access.allCases where access != .read {
        #expect(grants.denial(access, [.weight])?.isUnknown == true)
      }
    }
  }
}
