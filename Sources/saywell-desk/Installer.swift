import Companion
import Glibc
import Hotkeys
import Porch

/// Tells a desktop of the keys, or shows what it would be told.
struct Installer {
  private let keys: KeyRing
  private let desktop: Desktop
  private var house: House { keys.house }

  init(_ keys: KeyRing, _ desktop: Desktop) {
    self.keys = keys
    self.desktop = desktop
  }

  func run(_ verb: String) throws {
    let place = try place()
    guard verb != "uninstall" else {
      let isChanged = try place.remove()
      return try house.print(isChanged ? "uninstalled" : "not-installed", texts(place))
    }
    let bindings = try bindings()
    guard verb == "install" else {
      // Nothing in it is a person's own, so that the tabs that a format wants stay as they are.
      _ = try Doorway("saywell-desk").show(place.preview(of: bindings))
      return
    }
    let conflicts = try place.bound().filter { bound in
      bindings.contains { $0.chord == bound.chord }
    }
    if let first = conflicts.first {
      throw house.refusal(
        "bound-already",
        ["key": "\(first.chord)", "place": first.place, "path": place.name])
    }
    let isChanged = try place.install(bindings)
    try house.print(isChanged ? "installed" : "installed-already", texts(place))
    if isChanged { try house.print("after-\(desktop.rawValue)") }
  }

  private func texts(_ place: any BindingPlace) -> [String: String] {
    ["desktop": desktop.rawValue, "path": place.name]
  }

  /// Those that the desktop can bind; the others are told of.
  private func bindings() throws -> [Binding] {
    guard !keys.list.hotkeys.isEmpty else { throw house.refusal("no-hotkeys") }
    let able = keys.list.hotkeys.filter { hotkey in
      if case .talk = hotkey.action { desktop.noticesRelease } else { true }
    }
    let unable = keys.list.hotkeys.filter { !able.contains($0) }.map { "\($0.chord)" }
    if !unable.isEmpty {
      let text = house.say(
        "no-release", texts: ["desktop": desktop.rawValue, "keys": unable.joined(separator: ", ")])
      Doorway("saywell-desk").warn([text])
    }
    return Binding.all(of: able, program: try Companion.ownPath())
  }

  private func place() throws -> any BindingPlace {
    switch desktop {
    case .gnome: return try GnomePlace(house)
    case .kde: return try KdePlace(house)
    case .sxhkd, .i3, .sway, .hyprland, .xbindkeys:
      guard let format = desktop.format else { preconditionFailure("It is configured by a file.") }
      return try FilePlace(format, house)
    }
  }
}

/// Where a desktop finds its keys.
protocol BindingPlace {
  /// What it is called in sentences: a path, mostly.
  var name: String { get }
  /// What installing would write, for somebody who does it by hand.
  func preview(of bindings: [Binding]) throws -> String
  /// What is bound there by others.
  func bound() throws -> [Bound]
  /// - Returns: whether anything had to be changed.
  func install(_ bindings: [Binding]) throws -> Bool
  /// - Returns: whether there was anything of saywell's.
  func remove() throws -> Bool
}
