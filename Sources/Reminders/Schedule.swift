/// What makes a machine look every minute: units of systemd, or a line of a crontab, each marked as saywell's.
public struct Schedule: Sendable {
  /// The path of the command that looks.
  public let command: String
  /// Where the records are, where that is not the usual place.
  public let store: String?

  public init(command: String, store: String?) {
    self.command = command
    self.store = store
  }

  public static let mark = "# made by saywell-remind"
  public static let name = "saywell-remind"

  /// The files of a user's units, by name.
  public var units: [(name: String, text: String)] {
    [("\(Self.name).service", service), ("\(Self.name).timer", timer)]
  }

  private var service: String {
    let environment = store.map { "Environment=\(Self.quoted("SAYWELL_STORE=\($0)"))\n" } ?? ""
    return """
      \(Self.mark)
      [Unit]
      Description=saywell: reminders that are due

      [Service]
      Type=oneshot
      \(environment)ExecStart=\(Self.quoted(command, isCommand: true)) due

      """
  }

  private var timer: String {
    """
    \(Self.mark)
    [Unit]
    Description=saywell: looks for reminders every minute

    [Timer]
    OnCalendar=*-*-* *:*:00
    AccuracySec=1s
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// A word in a unit: systemd reads quotes, backslashes and %, and in commands $ as well.
  private static func quoted(_ text: String, isCommand: Bool = false) -> String {
    var out = ""
    for character in text {
      switch character {
      case "\"", "\\": out += "\\\(character)"
      case "%": out += "%%"
      case "$" where isCommand: out += "$$"
      default: out.append(character)
      }
    }
    return "\"\(out)\""
  }

  /// A crontab with the marked block, in the place of the one that it had.
  public func crontab(from old: String) -> String {
    let rest = Self.crontab(without: old)
    let variable = store.map { "SAYWELL_STORE=\(Self.shell($0)) " } ?? ""
    return rest + "\(Self.mark), until the next such line\n"
      + "* * * * * \(variable)\(Self.shell(command)) due >/dev/null 2>&1\n\(Self.mark)\n"
  }

  /// A crontab without the marked block: its two marks and the line between them, and nothing else.
  public static func crontab(without old: String) -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    while let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) {
      let isWhole = start + 2 < lines.count && lines[start + 2].hasPrefix(mark)
      lines.removeSubrange(start...(isWhole ? start + 2 : start))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A word for the shell, in a line in which cron takes % for the end of it.
  private static func shell(_ text: String) -> String {
    "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      .split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\\%") + "'"
  }
}
