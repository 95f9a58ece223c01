import Measures

/// The sentences of a bridge, by their keys.
public struct BridgeWords {
  private let say: (_ key: String, _ values: [String: Value]) -> String

  public init(_ say: @escaping (_ key: String, _ values: [String: Value]) -> String) {
    self.say = say
  }

  func callAsFunction(_ key: String, _ values: [String: Value] = [:]) -> String {
    say(key, values)
  }
}
