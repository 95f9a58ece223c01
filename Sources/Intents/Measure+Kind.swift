import Measures
import Records

extension Measure {
  /// The measure of a kind's figures: unit and bounds are those of the kind table.
  public convenience init(
    _ kind: Sample.Kind, bare: [Reading] = [],
    shorthand: [Quantity.Unit: Quantity.Unit] = [:], anchor: Sample.Kind? = nil,
    decimals: Int = 6, isWhole: Bool = false,
    byChoice: [Reading] = []
  ) {
    self.init(
      kind.unit, possible: kind.possible, usual: kind.usual, bare: bare, shorthand: shorthand,
      anchor: anchor, decimals: decimals, isWhole: isWhole, isSpokenBare: kind.isSpokenBare,
      of: kind, byChoice: byChoice)
  }
}
