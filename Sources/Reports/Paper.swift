/// A report in the words of a language: what is on the page, whatever the page is made of.
public struct Paper: Sendable {
  /// The tag of the language: `en`.
  public let language: String
  public var title: String
  /// Whose it is, over which days, when it was made.
  public var lines: [String] = []
  public var facts: [String] = []
  public var charts: [Picture] = []
  public var header: [String] = []
  public var rows: [[String]] = []
  /// Below everything else.
  public var notes: [String] = []

  public init(language: String, title: String) {
    self.language = language
    self.title = title
  }

  public struct Picture: Sendable {
    public let title: String
    public let drawing: Drawing

    public init(_ title: String, _ drawing: Drawing) {
      self.title = title
      self.drawing = drawing
    }
  }
}
