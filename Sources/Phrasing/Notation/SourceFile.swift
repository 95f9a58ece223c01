/// One text file of a grammar folder.
public struct SourceFile: Equatable, Sendable {
  /// Relative to the folder of grammars: `en/LogWeight.grammar`.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The language it belongs to: the name of its folder.
  var language: String { path.split(separator: "/").first.map(String.init) ?? "" }
}
