import Testing

@testable import Hotkeys

@Suite("What desktops are told of keys")
struct DesktopTests {
  private static func bindings(_ hotkeys: (String, Hotkey.Action)...) throws -> [Binding] {
    Binding.all(
      of: try hotkeys.map { Hotkey(try Chord($0), $1) }, program: "/usr/bin/saywell-desk")
  }

  @Test(
    "each desktop has a form of its own",
    arguments: [
      (
        .sxhkd,
        [
          "super + shift + b", "\t/usr/bin/saywell-desk say 'blood pressure ?'", "super + F9",
          "\t/usr/bin/saywell-desk hotkey press super+f9", "super + @F9",
          "\t/usr/bin/saywell-desk hotkey release super+f9",
        ]
      ),
      (
        .i3,
        [
          "bindsym Mod4+Shift+b exec --no-startup-id /usr/bin/saywell-desk say 'blood pressure ?'",
          "bindsym Mod4+F9 exec --no-startup-id /usr/bin/saywell-desk hotkey press super+f9",
          "bindsym Mod4+F9 exec --no-startup-id /usr/bin/saywell-desk hotkey release super+f9",
        ]
      ),
      (
        .sway,
        [
          "bindsym --no-repeat Mod4+Shift+b exec /usr/bin/saywell-desk say 'blood pressure ?'",
          "bindsym --no-repeat Mod4+F9 exec /usr/bin/saywell-desk hotkey press super+f9",
          "bindsym --release Mod4+F9 exec /usr/bin/saywell-desk hotkey release super+f9",
        ]
      ),
      (
        .hyprland,
        [
          "bind = SUPER SHIFT, b, exec, /usr/bin/saywell-desk say 'blood pressure ?'",
          "bind = SUPER, F9, exec, /usr/bin/saywell-desk hotkey press super+f9",
          "bindr = SUPER, F9, exec, /usr/bin/saywell-desk hotkey release super+f9",
        ]
      ),
      (
        .xbindkeys,
        [
          "\"/usr/bin/saywell-desk say 'blood pressure ?'\"", "  Mod4 + Shift + b",
          "\"/usr/bin/saywell-desk hotkey press super+f9\"", "  Mod4 + F9",
          "\"/usr/bin/saywell-desk hotkey release super+f9\"", "  release + Mod4 + F9",
        ]
      ),
    ] as [(Desktop, [String])])
  func forms(desktop: Desktop, lines: [String]) throws {
    let bindings = try Self.bindings(
      ("super+shift+b", .say("blood pressure ?")), ("super+f9", .talk(press: "a", release: "b")))
    let format = try #require(desktop.format)
    #expect(format.lines(for: bindings) == lines)
    let bound = format.bound(in: lines.map { $0 + "\n" }.joined())
    #expect(Set(bound.map(\.chord)) == Set(bindings.map(\.chord)))
  }

  @Test(
    "no sign of a phrase reaches a desktop or a shell, and no figure",
    arguments: [
      "it's 12", "\"x\"", "a\\b", "$(touch x)", "`touch x`", "a; touch x", "a && b", "{a,b}", "%f",
      "#x", "a | b", "~", "*", "$HOME", "water 300 ml", "体重七十二公斤！", "a\u{7}b",
    ])
  func hostile(phrase: String) throws {
    let bindings = try Self.bindings(("super+b", .say(phrase)))
    for desktop in Desktop.allCases {
      let texts =
        desktop.format.map { $0.lines(for: bindings) }
        ?? (desktop == .kde
          ? [Kde.file(of: bindings[0])?.text ?? phrase]
          : Gnome.settings(of: bindings[0]).map(\.value))
      #expect(texts.joined().contains("/usr/bin/saywell-desk hotkey press super+b"))
      #expect(!texts.joined(separator: "\n").contains(phrase))
    }
  }

  @Test("words of any script stand in the file, and a path with signs is found by its name")
  func plain() throws {
    let binding = try Self.bindings(("super+b", .say("血压 ？")))[0]
    #expect(I3.lines(for: [binding])[0].hasSuffix("saywell-desk say '血压 ？'"))
    let other = Binding.all(
      of: [Hotkey(try Chord("super+b"), .say("weight ?"))], program: "/o'h/a b/saywell-desk")
    #expect(other[0].command() == "saywell-desk say 'weight ?'")
  }

  @Test("GNOME and KDE have settings and files")
  func settings() throws {
    let binding = try Self.bindings(("ctrl+super+pageup", .say("weight ?")))[0]
    #expect(
      Gnome.path(of: binding).hasSuffix("/custom-keybindings/saywell-super-ctrl-pageup/"))
    #expect(
      Gnome.settings(of: binding).map(\.value) == [
        "\"saywell super+ctrl+pageup\"", "\"/usr/bin/saywell-desk say 'weight ?'\"",
        "\"<Super><Control>Page_Up\"",
      ])
    #expect(Gnome.texts(in: "@as []") == [] && Gnome.array([]) == "@as []")
    #expect(Gnome.texts(in: "['/a/', '/b/']") == ["/a/", "/b/"])
    #expect(Gnome.array(["/a/", "/b/"]) == "['/a/', '/b/']")
    #expect(Gnome.text(#""a \"b\" 'c'""#) == #"a "b" 'c'"#)
    let file = try #require(Kde.file(of: binding))
    #expect(file.name == "net.local.saywell-super-ctrl-pageup.desktop")
    #expect(file.text.contains("\nExec=/usr/bin/saywell-desk say \"weight ?\"\n"))
    #expect(file.text.contains("\nX-KDE-Shortcuts=Meta+Ctrl+PgUp\n"))
    #expect(Kde.isOwn(file.text) && !Kde.isOwn("[Desktop Entry]\n"))
    let nameless = try Self.bindings(("launch1", .say("x")))[0]
    #expect(Kde.file(of: nameless) == nil)
  }
}
