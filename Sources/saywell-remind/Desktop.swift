import Glibc
import Porch

enum Desktop {
  /// Cron knows nothing of the desktop: the bus of a user is where it always is.
  static func find() {
    let bus = "/run/user/\(getuid())/bus"
    if Environment.process["DBUS_SESSION_BUS_ADDRESS"] == nil, access(bus, F_OK) == 0 {
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(bus)", 1)
    }
    let folder = "/run/user/\(getuid())"
    if Environment.process["XDG_RUNTIME_DIR"] == nil, access(folder, F_OK) == 0 {
      setenv("XDG_RUNTIME_DIR", folder, 1)
    }
  }
}
