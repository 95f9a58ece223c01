import Glibc
import Porch
import Reminders

/// What starts the look every minute: systemd where a user has one, else cron.
enum Manager {
  case systemd(folder: String, systemctl: String)
  case cron(crontab: String)

  /// - Throws: `Complaint` where there is neither.
  static func found(_ environment: Environment) throws -> Manager {
    guard let manager = foundIfAny(environment) else {
      throw Complaint("there is neither systemd for this user nor cron", .unavailable)
    }
    return manager
  }

  /// The one that could be used here, for telling what it would be told; the usual one where there is none.
  static func likely(_ environment: Environment) throws -> Manager {
    if let manager = foundIfAny(environment) { return manager }
    guard let folder = Folders(environment).units else { return try found(environment) }
    return .systemd(folder: folder, systemctl: "systemctl")
  }

  /// Nil where there is neither.
  static func foundIfAny(_ environment: Environment) -> Manager? {
    if let systemctl = Child.path(of: "systemctl"), let folder = Folders(environment).units,
      Child(systemctl, ["--user", "show-environment"]).run().status == 0
    {
      return .systemd(folder: folder, systemctl: systemctl)
    }
    return Child.path(of: "crontab").map { .cron(crontab: $0) }
  }

  var name: String {
    switch self {
    case .systemd: "systemd"
    case .cron: "cron"
    }
  }

  /// What installing would write, as it is printed.
  func preview(of schedule: Schedule) -> String {
    switch self {
    case .systemd(let folder, _):
      schedule.units.map { "# \(folder)/\($0.name)\n\($0.text)" }.joined(separator: "\n")
    case .cron(let crontab): schedule.crontab(from: Self.lines(of: crontab))
    }
  }

  func install(_ schedule: Schedule) throws {
    switch self {
    case .systemd(let folder, let systemctl):
      for unit in schedule.units { try refuseForeign("\(folder)/\(unit.name)") }
      for unit in schedule.units {
        try PrivateFile("\(folder)/\(unit.name)").replace(with: unit.text, mode: 0o644)
      }
      try Self.run(systemctl, ["--user", "daemon-reload"])
      try Self.run(systemctl, ["--user", "enable", "--now", "\(Schedule.name).timer"])
    case .cron(let crontab):
      try Self.run(crontab, ["-"], schedule.crontab(from: Self.lines(of: crontab)))
    }
  }

  func uninstall(_ schedule: Schedule) throws {
    switch self {
    case .systemd(let folder, let systemctl):
      let all: [String] = schedule.units.map { "\(folder)/\($0.name)" }
      let paths = all.filter { access($0, F_OK) == 0 }
      guard !paths.isEmpty else { return }
      for path in paths { try refuseForeign(path) }
      try Self.run(systemctl, ["--user", "disable", "--now", "\(Schedule.name).timer"])
      for path in paths where unlink(path) != 0 {
        throw Complaint("cannot remove \(path)", .inputOutput)
      }
      try Self.run(systemctl, ["--user", "daemon-reload"])
    case .cron(let crontab):
      let old = Self.lines(of: crontab)
      let new = Schedule.crontab(without: old)
      if new != old { try Self.run(crontab, ["-"], new) }
    }
  }

  var isInstalled: Bool {
    switch self {
    case .systemd(_, let systemctl):
      Child(systemctl, ["--user", "is-enabled", "\(Schedule.name).timer"]).run().status == 0
    case .cron(let crontab):
      Self.lines(of: crontab).split(separator: "\n").contains { $0.hasPrefix(Schedule.mark) }
    }
  }

  /// A file that somebody else wrote stays as it is.
  private func refuseForeign(_ path: String) throws {
    guard access(path, F_OK) == 0, PrivateFile(path).text()?.hasPrefix(Schedule.mark) != true else {
      return
    }
    throw Complaint("\(path) was not made by saywell-remind; it was left as it is", .refused)
  }

  private static func lines(of crontab: String) -> String {
    Child(crontab, ["-l"]).run().output
  }

  private static func run(_ path: String, _ words: [String], _ input: String = "") throws {
    guard Child(path, words).run(input: input).status == 0 else {
      throw Complaint("\(path) \(words.joined(separator: " ")) failed", .unavailable)
    }
  }
}
