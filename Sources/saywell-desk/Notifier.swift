import Glibc
import Measures
import Porch
import SessionBus

/// Shows replies as notifications: one at a time, the next in the place of the one before.
///
/// They are sent to the bus itself, since a program that sends them would have them in its arguments.
struct Notifier {
  private let bus: Bus
  private let hidesFigures: Bool
  private let capabilities: [String]
  private let owner: String
  private let memory: PrivateFile?
  private let seconds: Int

  private static let name = BusName(
    "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications")

  /// How often it is looked whether another one stands in the place, in milliseconds.
  private static let look: Int64 = 500

  /// What a notification says.
  struct Notice {
    var text: String
    /// Said in its place where figures are hidden.
    var veiled: String
    /// The id of the entry that can be taken back, and what the button for that is called.
    var undo: (entry: String, title: String)?
  }

  /// - Throws: `BusError` where nobody shows notifications.
  init(_ preferences: Preferences, _ environment: Environment) throws {
    let own = "unix:path=/run/user/\(getuid())/bus"
    bus = try Bus(environment["DBUS_SESSION_BUS_ADDRESS"] ?? own)
    let found = try bus.call(Self.name, "GetCapabilities", mayStart: true)
    guard found.kind == .reply, case .texts(let names)? = found.body.first,
      let owner = found.sender
    else { throw BusError.refused }
    capabilities = names
    self.owner = owner
    memory = Folders(environment).notification.map { PrivateFile($0) }
    seconds = preferences.undoSeconds
    hidesFigures = preferences.isPrivate || ScreenLock.isOn(bus, environment)
  }

  /// - Returns: whether somebody wants it taken back, which is waited for where that is offered.
  func show(_ notice: Notice) throws -> Bool {
    let offersUndo = notice.undo != nil && seconds > 0 && capabilities.contains("actions")
    if offersUndo { try bus.watch(Self.name) }
    let text = Printable.text(hidesFigures ? notice.veiled : notice.text, keepingLines: true)
    // Each has an action of its own, so that nobody takes back what another one showed in the same place.
    let action = "undo-\(notice.undo?.entry ?? "")"
    let reply = try bus.call(
      Self.name, "Notify",
      [
        .text("saywell"), .uint(previous), .text(""), .text("saywell"),
        .text(capabilities.contains("body-markup") ? text.escapedForMarkup : text),
        .texts(offersUndo ? [action, notice.undo?.title ?? ""] : []),
        .dictionary([
          .init("x-canonical-private-synchronous", .text("saywell")),
          .init("transient", .bool(true)),
        ]), .int(Int32(max(seconds, 5) * 1000)),
      ])
    guard case .uint(let id)? = reply.body.first else { throw BusError.refused }
    let token = "\(owner) \(id) \(getpid())\n"
    try? memory?.replace(with: token)
    guard offersUndo else { return false }
    let isWanted = try waits(for: action, of: id, token)
    // A button that does nothing any more is taken away, unless something else stands there now.
    if !isWanted, memory == nil || memory?.text() == token {
      _ = try? bus.call(Self.name, "CloseNotification", [.uint(id)])
    }
    return isWanted
  }

  /// Until its time is over, it is closed, or another one stands in its place.
  private func waits(for action: String, of id: UInt32, _ token: String) throws -> Bool {
    let end = Self.now + Int64(seconds) * 1000
    while Self.now < end, memory == nil || memory?.text() == token {
      guard let signal = try bus.signal(within: min(end - Self.now, Self.look)),
        signal.sender == owner, signal.body.first == .uint(id)
      else { continue }
      switch signal.member {
      case "ActionInvoked" where signal.body.dropFirst().first == .text(action): return true
      case "NotificationClosed": return false
      default: break
      }
    }
    return false
  }

  /// The one to be replaced: the last one, where the same program still shows them.
  private var previous: UInt32 {
    let words = memory?.text()?.split(separator: " ") ?? []
    guard words.count == 3, words[0] == owner else { return 0 }
    return UInt32(words[1]) ?? 0
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
