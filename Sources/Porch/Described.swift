/// The settings of a command that tells about itself: its help, its version, its manual page and completions.
public protocol Described: Sendable {
  static var manual: Page { get }
  var telling: Telling { get set }
}

/// What a command is to tell about itself, instead of doing anything.
public struct Telling: Sendable {
  fileprivate var showsVersion = false
  fileprivate var showsHelp = false
  fileprivate var page: PageFormat?

  public init() {}
}

extension Described {
  /// What is printed instead of doing anything, if that was asked for.
  public var printable: String? {
    if telling.showsHelp { return Self.manual.help }
    if telling.showsVersion { return "\(Self.manual.name) \(Version.current)" }
    return telling.page.map { Self.manual.written(as: $0) }
  }
}

extension Flag where Settings: Described {
  /// `--version`, `--help` and `--generate`.
  public static var telling: [Flag] {
    [
      Flag("version", help: "print the version") { $0.telling.showsVersion = true },
      Flag("help", "h", help: "print this help") { $0.telling.showsHelp = true },
      PageFormat.flag { $0.telling.page = $1 },
    ]
  }
}
