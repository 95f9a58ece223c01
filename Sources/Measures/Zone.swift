/// A time zone: where on the clock an instant is, and which instant a time on the clock means.
public struct Zone: Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  public let name: String
  public static let utc = Zone(name: "UTC")
  init(name: String) { self.name = name }
}
