/// The settings of a command that tells about itself: its help, its version, its manual page and completions.
public protocol Described {
  static var manual: Page { get }
  var showsVersion: Bool { get }
  var showsHelp: Bool { get }
  var page: PageFormat? { get }
}

extension Described {
  /// What is printed instead of doing anything, if that was asked for.
  public var printable: String? {
    if showsHelp { return Self.manual.help }
    if showsVersion { return "\(Self.manual.name) \(Version.current)" }
    return page.map { Self.manual.written(as: $0) }
  }
}
