import Testing

@testable import Hotkeys

@Suite("Chords")
struct ChordTests {
  @Test(
    "a chord is the same in whatever order and by whatever names it is written",
    arguments: [
      ("Super + Shift + B", "super+shift+b"), ("shift+mod4+b", "super+shift+b"),
      ("Ctrl+Alt+Prior", "ctrl+alt+pageup"), ("alt+control+page_up", "ctrl+alt+pageup"),
      ("F9", "f9"), ("XF86AudioRecord", "xf86audiorecord"), ("audiorecord", "xf86audiorecord"),
      ("meta+enter", "super+return"), ("win+;", "super+semicolon"), ("Print", "print"),
    ])
  func names(text: String, chord: String) throws { #expect(try "\(Chord(text))" == chord) }

  @Test(
    "what is no chord says why",
    arguments: [
      ("", .keys), ("super", .keys), ("super+b+c", .keys), ("b", .typed), ("shift+B", .typed),
      ("space", .typed), ("super+bb", .unknown("bb", near: [])),
      ("super+page", .unknown("page", near: ["page_down", "page_up", "pagedown", "pageup"])),
      ("super+b;rm", .unknown("b;rm", near: [])),
    ] as [(String, Chord.Fault)])
  func faults(text: String, fault: Chord.Fault) {
    #expect(throws: fault) { try Chord(text) }
  }

  @Test("a file of keys is read back as it was written, and a line that is none is named")
  func list() throws {
    var list = HotkeyList()
    let others = [
      list.add(Hotkey(try Chord("super+b"), .say("blood pressure ?"))),
      list.add(Hotkey(try Chord("f9"), .talk(press: "a 'b' $c", release: "d"))),
    ]
    #expect(others == [nil, nil])
    let taken = list.add(Hotkey(try Chord("mod4+B"), .say("weight ?")))
    #expect(taken == list.hotkeys[0])
    #expect(try HotkeyList(list.text) == list)
    let held = try Chord("F9")
    let removed = [list.remove(held), list.remove(held)]
    #expect(removed == [true, false])
    #expect(list.hotkeys.count == 1)
    for (text, line) in [
      ("super+b say", 1), ("\n# x\nsuper+b sing la", 3), ("b say x", 1), ("f9 press a", 1),
      ("f9 release a", 1), ("f9 say a\nf9 say b", 2),
    ] {
      #expect(throws: HotkeyList.Fault(line: line)) { try HotkeyList(text) }
    }
  }
}
