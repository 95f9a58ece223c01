/// Where this user's files are, by the XDG Base Directory Specification: values that are empty or relative are
/// passed over. Nil where there is no home to put them in.
public struct Folders: Sendable {
  private let environment: Environment

  public init(_ environment: Environment) { self.environment = environment }

  /// The store, where no other is named.
  public var store: String? { base("XDG_DATA_HOME", ".local/share").map { $0 + "/saywell.db" } }
  /// What each source may do with the records.
  public var permissions: String? {
    base("XDG_CONFIG_HOME", ".config").map { $0 + "/permissions" }
  }
  /// The user's own grammars.
  public var grammars: String? { base("XDG_CONFIG_HOME", ".config").map { $0 + "/grammars" } }
  /// Those grammars, compiled.
  public var compiledGrammars: String? {
    base("XDG_CACHE_HOME", ".cache").map { $0 + "/grammars" }
  }
  /// What was typed at the prompt.
  public var history: String? { base("XDG_STATE_HOME", ".local/state").map { $0 + "/history" } }

  /// What was announced of the reminders.
  public var reminders: String? {
    base("XDG_STATE_HOME", ".local/state").map { $0 + "/reminders" }
  }
  /// The keys of saywell-desk, and how it shows things.
  public var hotkeys: String? { base("XDG_CONFIG_HOME", ".config").map { $0 + "/hotkeys" } }
  public var desk: String? { base("XDG_CONFIG_HOME", ".config").map { $0 + "/desk" } }
  /// Of the notification that was shown last; it goes when the session ends.
  public var notification: String? {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return runtime.map { $0 + "/saywell/notification" }
  }

  /// The folder of everybody's settings, and that of what applications bring along.
  public var allSettings: String? { outer("XDG_CONFIG_HOME", ".config") }
  public var applications: String? {
    outer("XDG_DATA_HOME", ".local/share").map { $0 + "/applications" }
  }
  /// A user's units of systemd.
  public var units: String? { outer("XDG_CONFIG_HOME", ".config").map { $0 + "/systemd/user" } }

  /// A path in which `~` stands for the home; a shell replaces it only at the beginning of a word, and not in
  /// `sqlite:~/x`.
  public func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  /// The file in which the user's folders are named.
  var settings: String? { outer("XDG_CONFIG_HOME", ".config").map { $0 + "/user-dirs.dirs" } }

  private func base(_ variable: String, _ fallback: String) -> String? {
    outer(variable, fallback).map { $0 + "/saywell" }
  }

  private func outer(_ variable: String, _ fallback: String) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/" + fallback
  }
}
