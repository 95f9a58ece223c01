import Glibc
import Hotkeys
import Porch

/// A folder of menu entries, in which each key of saywell's is a file of its own.
struct KdePlace: BindingPlace {
  let name: String
  private let house: House

  init(_ house: House) throws {
    guard let folder = house.folders.applications else {
      throw Complaint("there is no home folder for settings", .configuration)
    }
    self.house = house
    name = folder
  }

  func preview(of bindings: [Binding]) throws -> String {
    try files(of: bindings).map { "# \(name)/\($0.name)\n\($0.text)" }.joined(separator: "\n")
  }

  func bound() throws -> [Bound] {
    let path = house.folders.allSettings.map { $0 + "/kglobalshortcutsrc" }
    return try path.flatMap { try ForeignFile($0).text() }.map(Kde.bound) ?? []
  }

  func install(_ bindings: [Binding]) throws -> Bool {
    let files = try files(of: bindings)
    for file in files { try refuseForeign("\(name)/\(file.name)") }
    let old = own()
    var isChanged = false
    for file in files {
      let path = "\(name)/\(file.name)"
      guard PrivateFile(path).text() != file.text else { continue }
      try PrivateFile(path).replace(with: file.text, mode: 0o644)
      isChanged = true
    }
    let gone = old.filter { path in !files.contains { path.hasSuffix("/\($0.name)") } }
    try remove(gone)
    return isChanged || !gone.isEmpty
  }

  func remove() throws -> Bool {
    let old = own()
    try remove(old)
    return !old.isEmpty
  }

  private func remove(_ paths: [String]) throws {
    for path in paths where unlink(path) != 0 {
      throw Complaint("cannot remove \(path)", .inputOutput)
    }
  }

  private func files(of bindings: [Binding]) throws -> [(name: String, text: String)] {
    try bindings.map { binding in
      guard let file = Kde.file(of: binding) else {
        throw house.refusal("no-kde-name", ["key": "\(binding.chord)"])
      }
      return file
    }
  }

  /// The files that saywell made.
  private func own() -> [String] {
    guard let folder = opendir(name) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0.hasPrefix(Kde.prefix) }.sorted().map { "\(name)/\($0)" }
      .filter { PrivateFile($0).text().map(Kde.isOwn) ?? false }
  }

  /// A file that somebody else wrote stays as it is.
  private func refuseForeign(_ path: String) throws {
    guard let text = PrivateFile(path).text(), !Kde.isOwn(text) else { return }
    throw house.refusal("foreign-file", ["path": path])
  }
}
