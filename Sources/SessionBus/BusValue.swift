/// A value of D-Bus, as far as notifications and the lock of a screen need them.
public indirect enum BusValue: Equatable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int(Int32)
  case uint(UInt32)
  case text(String)
  case path(String)
  case signature(String)
  case texts([String])
  case variant(BusValue)
  /// From texts to variants.
  case dictionary([Entry])

  public struct Entry: Equatable, Sendable {
    let key: String
    let value: BusValue

    public init(_ key: String, _ value: BusValue) {
      self.key = key
      self.value = value
    }
  }

  var signature: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int: "i"
    case .uint: "u"
    case .text: "s"
    case .path: "o"
    case .signature: "g"
    case .texts: "as"
    case .variant: "v"
    case .dictionary: "a{sv}"
    }
  }
}
