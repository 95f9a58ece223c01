import Hotkeys
import Porch

/// The settings of GNOME, by `gsettings`.
struct GnomePlace: BindingPlace {
  let name = Gnome.schema
  private let house: House
  private let program: String?

  init(_ house: House) throws {
    self.house = house
    program = Child.path(of: "gsettings")
  }

  /// Lines of shell; nothing that is in the list already is lost by them.
  func preview(of bindings: [Binding]) throws -> String {
    let paths = bindings.map(Gnome.path)
    let others = try? self.paths().filter { !Gnome.isOwn($0) }
    var lines = [set([Gnome.schema, Gnome.list, Gnome.array((others ?? []) + paths)])]
    if others == nil { lines.insert("# " + house.say("gnome-list"), at: 0) }
    for (binding, path) in zip(bindings, paths) {
      lines += Gnome.settings(of: binding).map {
        set(["\(Gnome.keySchema):\(path)", $0.name, $0.value])
      }
    }
    return lines.joined(separator: "\n")
  }

  func bound() throws -> [Bound] {
    let own = try Set(paths().filter(Gnome.isOwn))
    let others = try paths().filter { !own.contains($0) }
    let listings = try Gnome.others.map { try settings(["list-recursively", $0], mayFail: true) }
    let customs = try others.map { path in
      let value = try settings(["get", "\(Gnome.keySchema):\(path)", "binding"], mayFail: true)
      return "\(Gnome.keySchema) \(path) \(value)"
    }
    return Gnome.bound(in: (listings + customs).joined(separator: "\n"))
  }

  func install(_ bindings: [Binding]) throws -> Bool {
    let old = try paths()
    let wanted = bindings.map(Gnome.path)
    var isChanged = false
    for (binding, path) in zip(bindings, wanted) {
      let schema = "\(Gnome.keySchema):\(path)"
      for setting in Gnome.settings(of: binding) {
        let value = try settings(["get", schema, setting.name])
        guard Gnome.text(value) != Gnome.text(setting.value) else { continue }
        try settings(["set", schema, setting.name, setting.value])
        isChanged = true
      }
    }
    return try replace(old, with: old.filter { !Gnome.isOwn($0) } + wanted) || isChanged
  }

  func remove() throws -> Bool {
    let old = try paths()
    return try replace(old, with: old.filter { !Gnome.isOwn($0) })
  }

  /// Writes the list, keeps the one before beside saywell's own settings, and forgets what is not in it any more.
  private func replace(_ old: [String], with new: [String]) throws -> Bool {
    guard new != old else { return false }
    if let path = house.folders.hotkeys {
      try PrivateFile(path + ".gnome-before").replace(with: Gnome.array(old) + "\n")
    }
    try settings(["set", Gnome.schema, Gnome.list, Gnome.array(new)])
    for path in old where !new.contains(path) {
      try settings(["reset-recursively", "\(Gnome.keySchema):\(path)"])
    }
    return true
  }

  private func paths() throws -> [String] {
    Gnome.texts(in: try settings(["get", Gnome.schema, Gnome.list]))
  }

  @discardableResult
  private func settings(_ words: [String], mayFail: Bool = false) throws -> String {
    guard let program else { throw Complaint("there is no gsettings", .unavailable) }
    let result = Child(program, words).run()
    guard result.status == 0 || mayFail else {
      throw Complaint("gsettings \(words[0]) \(words[1]) failed", .unavailable)
    }
    return result.output.split(separator: "\n").joined(separator: "\n")
  }

  private func set(_ words: [String]) -> String {
    "gsettings set " + words.map(Gnome.quotedForShell).joined(separator: " ")
  }
}
