import Companion
import Porch
import Records

/// Shows and changes what each source may do. A file and a command, since nothing that is said may change it.
struct PermissionsCommand: Command {
  static let name = "permissions"
  static let help = "show what each source may do, or allow and deny it something"

  static let words = Entry.Source.speaking.map(\.rawValue)

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    guard let file = PermissionsFile(house.companion.environment) else {
      throw Complaint("there is no home folder to keep permissions in", .configuration)
    }
    var permissions = try file.read()
    guard let name = words.first else {
      return try show(permissions, Entry.Source.speaking, in: house)
    }
    guard words.count > 1 else {
      guard let source = Entry.Source.speaking.first(where: { $0.rawValue == name }) else {
        throw Complaint("\(Permissions.Problem.noSource(name))", .usage)
      }
      return try show(permissions, [source], in: house)
    }
    do {
      let rule = try Permissions.Rule(words)
      permissions.add(rule)
      try file.write(permissions)
      return try show(permissions, [rule.source], in: house)
    } catch let problem as Permissions.Problem {
      throw Complaint("\(problem)", .usage)
    }
  }

  /// As rules of the file, so that what is shown can be put into it.
  private static func show(
    _ permissions: Permissions, _ sources: [Entry.Source], in house: House
  ) throws -> ExitStatus {
    let rules = sources.flatMap { Permissions.Rule.all(of: $0, permissions.grants(of: $0)) }
    try house.companion.print(rules.map(\.text).joined(separator: "\n"))
    return .done
  }
}
