/// What a grammar has to know of an intent to be checked against it: its name and its parameters.
public struct IntentShape: Sendable {
  public let name: String
  public let parameters: [(name: String, isRequired: Bool)]

  public init(name: String, parameters: [(name: String, isRequired: Bool)]) {
    self.name = name
    self.parameters = parameters
  }
}
