import Companion
import Glibc
import Measures
import Porch
import Reminders

/// Has reminders shown from now on.
struct InstallCommand: Command {
  static let name = "install"
  static let help = "look for due reminders every minute from now on"

  static func run(in house: House) throws -> ExitStatus {
    let schedule = try Schedule(house)
    guard !house.settings.onlyPrints else {
      try house.print(Manager.likely(house.environment).preview(of: schedule))
      return .done
    }
    let manager = try Manager.found(house.environment)
    try manager.install(schedule)
    try house.print(house.say("watching", ["manager": .text(manager.name)]))
    return .done
  }
}

/// Has reminders shown no longer.
struct UninstallCommand: Command {
  static let name = "uninstall"
  static let help = "look no longer"

  static func run(in house: House) throws -> ExitStatus {
    try Manager.found(house.environment).uninstall(Schedule(house))
    try house.print(house.say("watch-ended"))
    return .done
  }
}

/// Tells whether reminders are shown.
struct StatusCommand: Command {
  static let name = "status"
  static let help = "tell whether reminders are shown"

  static func run(in house: House) throws -> ExitStatus {
    guard let manager = Manager.foundIfAny(house.environment) else {
      try house.print(house.say("no-manager"))
      return .refused
    }
    let key = manager.isInstalled ? "watching" : "not-watching"
    try house.print(house.say(key, ["manager": .text(manager.name)]))
    return manager.isInstalled ? .done : .refused
  }
}

extension Schedule {
  /// Of this very command, with the store that was named to it.
  init(_ house: House) throws {
    let command = try Companion.ownPath()
    let isUsual = house.settings.companion.store == nil && house.environment["SAYWELL_STORE"] == nil
    var store = isUsual ? nil : house.storePath
    if let relative = store, !relative.hasPrefix("/"), let folder = getcwd(nil, 0) {
      store = "\(String(cString: folder))/\(relative)"
      free(folder)
    }
    self.init(command: command, store: store.map { "sqlite:\($0)" })
  }
}
