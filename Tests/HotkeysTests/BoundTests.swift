import Testing

@testable import Hotkeys

@Suite("What is bound already")
struct BoundTests {
  private static func told(_ bound: [Bound]) -> [String] { bound.map { "\($0.chord) \($0.place)" } }

  @Test("sxhkd: braces, strokes, releases, lines that go on")
  func sxhkd() {
    let text = """
      # super + x
      super + {_,shift + }{a,c-d}
      \tbspc {a,b} super + z
      super + h ; {w,c}
        x
      @super + \\
        F9
        y
      hyper + q
        z
      """
    #expect(
      Self.told(Sxhkd.bound(in: text)) == [
        "super+a 2", "super+c 2", "super+d 2", "super+shift+a 2", "super+shift+c 2",
        "super+shift+d 2", "super+h 4", "super+h 4", "super+f9 6",
      ])
  }

  @Test("i3 and sway: variables, options, blocks, and no modes")
  func i3() {
    let text = """
      set $mod Mod4
      set $mod2 Mod1
      bindsym $mod+Shift+b exec a
      bindsym --release --no-repeat $mod2+ctrl+Return exec b
      # bindsym $mod+c exec c
      mode "resize" {
        bindsym $mod+d resize
      }
      bindsym --to-code {
        $mod+e exec e
      }
      bar {
        status_command x
      }
      bindcode $mod+38 exec f
        bindsym Shift+$mod+g exec g
      """
    #expect(
      Self.told(I3.bound(in: text)) == [
        "super+shift+b 3", "ctrl+alt+return 4", "super+e 10", "super+shift+g 16",
      ])
  }

  @Test("Hyprland: variables, flags, modifiers that touch, and no submaps")
  func hyprland() {
    let text = """
      $mainMod = SUPER
      bind = $mainMod, Q, exec, kitty
      binde=SUPERSHIFT,B,exec,x
      bindr = CTRL_ALT, f9, exec, y
      # bind = SUPER, C, exec, z
      submap = resize
      bind = SUPER, D, exec, z
      submap = reset
      bind = , Print, exec, grim
      bind = SUPER, mouse:272, movewindow
      """
    #expect(
      Self.told(Hyprland.bound(in: text)) == [
        "super+q 2", "super+shift+b 3", "ctrl+alt+f9 4", "print 9",
      ])
  }

  @Test("xbindkeys, GNOME and KDE")
  func others() {
    let text =
      "# x\n\"run a + b\"\n  control+shift + q\n\"b\"\n  m:0x40 + c:33\n\"c\"\n  Release + Mod4 + F9\n"
    #expect(Self.told(Xbindkeys.bound(in: text)) == ["ctrl+shift+q 3", "super+f9 7"])
    let listing = """
      org.gnome.shell.keybindings toggle-overview ['<Super>s', '<Shift><Super>b']
      org.gnome.desktop.wm.keybindings close @as []
      """
    #expect(
      Self.told(Gnome.bound(in: listing)) == [
        "super+s org.gnome.shell.keybindings toggle-overview",
        "super+shift+b org.gnome.shell.keybindings toggle-overview",
      ])
    let keys = """
      [kwin]
      Overview=Meta+W\\tMeta+Shift+B,Meta+W,Toggle Overview
      Nothing=none,none,Nothing

      [services][net.local.saywell-super-b.desktop]
      _launch=Meta+B
      """
    #expect(
      Self.told(Kde.bound(in: keys)) == [
        "super+w [kwin] Overview", "super+shift+b [kwin] Overview",
      ])
  }

  @Test("a block is put once, in its place, and taken out without a trace")
  func block() throws {
    for old in ["", "a\n", "a", "a\n\nb\n"] {
      let one = try Block.put(["x", "y"], into: old)
      #expect(try Block.put(["x", "y"], into: one) == one)
      let two = try Block.put(["z"], into: one + "c\n")
      #expect(two.hasSuffix("z\n\(Block.end)\nc\n") && !two.contains("x"))
      let rest = try Block.taken(outOf: one)
      #expect(rest == old || rest == old + "\n")
      #expect(try Block.taken(outOf: old) == nil)
      #expect(
        try Block.blanked(in: one + "c\n").split(separator: "\n", omittingEmptySubsequences: false)
          .count
          == (one + "c\n").split(separator: "\n", omittingEmptySubsequences: false).count)
      #expect(try !Block.blanked(in: one).contains("x"))
    }
    for broken in [
      "\(Block.start)\nx\n", "x\n\(Block.end)\n",
      "\(Block.start)\n\(Block.start)\n\(Block.end)\n",
    ] {
      #expect(throws: Block.Broken.self) { try Block.put([], into: broken) }
    }
  }
}
