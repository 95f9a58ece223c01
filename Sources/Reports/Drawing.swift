/// A picture as marks on a plane, for whatever can draw lines and words; y grows downwards.
public struct Drawing: Sendable {
  public struct Point: Equatable, Sendable {
    public let x: Double
    public let y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Each can be told from the others on paper without colours.
  public enum Ink: String, Sendable { case axis, grid, first, second, limit }
  public enum Anchor: String, Sendable { case start, middle, end }

  public enum Mark: Sendable {
    case line([Point], Ink)
    case dot(Point, Ink)
    /// From one corner to the opposite one.
    case bar(Point, Point, Ink)
    case text(String, Point, Anchor)
  }

  public let width: Double
  public let height: Double
  public private(set) var marks: [Mark] = []

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }
}
