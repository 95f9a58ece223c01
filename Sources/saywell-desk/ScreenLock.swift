import Porch
import SessionBus

/// Whether the screen is locked, as far as anybody tells.
enum ScreenLock {
  private static let savers = [
    BusName("org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver"),
    BusName("org.gnome.ScreenSaver", path: "/org/gnome/ScreenSaver"),
  ]

  static func isOn(_ session: Bus, _ environment: Environment) -> Bool {
    for saver in savers {
      if (try? session.call(saver, "GetActive"))?.body == [.bool(true)] { return true }
    }
    return isLockedByLogin(environment)
  }

  private static func isLockedByLogin(_ environment: Environment) -> Bool {
    let address =
      environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/run/dbus/system_bus_socket"
    guard let system = try? Bus(address) else { return false }
    let login = BusName(
      "org.freedesktop.login1", path: "/org/freedesktop/login1/session/auto",
      interface: "org.freedesktop.DBus.Properties")
    let answer = try? system.call(
      login, "Get", [.text("org.freedesktop.login1.Session"), .text("LockedHint")])
    return answer?.body == [.variant(.bool(true))]
  }
}
