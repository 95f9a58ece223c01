import Glibc
import Hotkeys
import Porch

/// A file of settings, of which a marked block is saywell's.
struct FilePlace: BindingPlace {
  private let format: any ConfigFormat.Type
  private let house: House
  private let file: ForeignFile
  let name: String

  init(_ format: any ConfigFormat.Type, _ house: House) throws {
    self.format = format
    self.house = house
    let folders = house.folders
    let paths = format.places.compactMap { place in
      place.hasPrefix("$")
        ? folders.allSettings.map { $0 + place.dropFirst() } : folders.expanded(place)
    }
    guard let first = paths.first else {
      throw Complaint("there is no home folder for settings", .configuration)
    }
    name = paths.first { access($0, F_OK) == 0 } ?? first
    file = ForeignFile(name)
  }

  func preview(of bindings: [Binding]) -> String {
    format.lines(for: bindings).joined(separator: "\n")
  }

  func bound() throws -> [Bound] {
    try file.text().map { text in
      try whole { format.bound(in: try Block.blanked(in: text)) }
    } ?? []
  }

  func install(_ bindings: [Binding]) throws -> Bool {
    let old = try file.text()
    guard old != nil || format.mayBeMade else {
      throw house.refusal("no-settings", ["path": name])
    }
    let new = try whole { try Block.put(format.lines(for: bindings), into: old ?? "") }
    guard new != old else { return false }
    try file.replace(old, with: new)
    return true
  }

  func remove() throws -> Bool {
    guard let old = try file.text(), let new = try whole({ try Block.taken(outOf: old) }) else {
      return false
    }
    try file.replace(old, with: new)
    return true
  }

  /// - Throws: `Complaint` where the block is not whole.
  private func whole<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch is Block.Broken {
      throw house.refusal("broken-block", ["path": name])
    }
  }
}
