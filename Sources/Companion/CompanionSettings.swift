import Measures
import Porch

extension Companion {
  /// The options that every companion has; what is nil is taken from the environment.
  public struct Options: Sendable {
    public var now: LocalTime?
    public var store: StoreAddress?
    public var language: String?

    public init() {}
  }
}

/// The settings of a companion.
public protocol CompanionSettings: Described {
  var companion: Companion.Options { get set }
}

extension Flag where Settings: CompanionSettings {
  /// What every companion is told, and what it tells about itself.
  ///
  /// - Parameter verb: what is done in the language: "speak".
  public static func companion(_ verb: String) -> [Flag] {
    [
      .now { $0.companion.now = $1 },
      .storeFile { $0.companion.store = $1 },
      Flag("language", value: "LANGUAGE", help: "\(verb) this language; else the locale's") {
        $0.companion.language = $1
      },
    ] + telling
  }
}
