import Glibc

/// The variables a process was started with, and what saywell takes from them.
public struct Environment: Sendable {
  private let read: @Sendable (String) -> String?

  /// The variables of this process.
  public static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  public init(_ read: @escaping @Sendable (String) -> String?) { self.read = read }

  /// The value of a variable; nil when it is unset or empty, since an empty one sets nothing.
  public subscript(name: String) -> String? {
    guard let value = read(name), !value.isEmpty else { return nil }
    return value
  }

  /// The language of the locale: `zh` for `zh_CN.UTF-8`; nil for `C` and `POSIX`.
  public var language: String? {
    guard let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] else { return nil }
    let language = locale.prefix { $0.isLetter }.lowercased()
    return language == "c" || language == "posix" ? nil : language
  }

  /// Whether colours may be sent to a terminal: not with `NO_COLOR`, nor to one that can show none.
  public var allowsColour: Bool { self["NO_COLOR"] == nil && self["TERM"] != "dumb" }
}
