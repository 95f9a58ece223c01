import Measures
import Records

/// What a figure is measured in, what a bare number means for it, and between which bounds it is
/// believed.
///
/// A parameter that is declared with a measure is settled, checked and shown in JSON by it:
/// `LogWeight` says `@Parameter(.weight) var weight: Quantity` and no more.
public final class Measure: Sendable {
  /// The canonical unit: that of the bounds, of what is stored, and of the field in JSON.
  public let unit: Quantity.Unit
  /// Beyond these the figure is never stored, whatever anybody says.
  public let possible: ClosedRange<Double>
  /// Beyond these it is asked about first.
  public let usual: ClosedRange<Double>
  /// What a number without a unit may mean; the canonical unit where none of these holds it.
  public let bare: [Reading]
  /// Units that people shorten: "126 milligrams" of glucose are milligrams per decilitre.
  public let shorthand: [Quantity.Unit: Quantity.Unit]
  /// The kind whose last sample tells which of two readings a bare number has, and what is usual
  /// for a person.
  public let anchor: Sample.Kind?
  /// The kind whose figures it measures, for which the person may have chosen a unit.
  public let kind: Sample.Kind?
  /// What a number without a unit means besides, for whoever chose that unit and nobody else.
  public let byChoice: [Reading]
  /// How many decimals a converted figure keeps.
  public let decimals: Int
  /// Counted one by one: there are no ten and a half steps.
  public let isWhole: Bool
  /// Said without its unit: "135 over 85", "8000 steps".
  public let isSpokenBare: Bool
  /// Shown in the unit in which it was said: "40 g of cashews".
  public let keepsUnit: Bool
  /// For what may be said in another dimension as well: grams or millilitres of soup.
  public let alternative: Measure?

  /// A unit that a bare number may be meant in, and the numbers of which that is true.
  public struct Reading: Sendable {
    public let unit: Quantity.Unit
    public let numbers: ClosedRange<Double>

    public init(_ unit: Quantity.Unit, _ numbers: ClosedRange<Double>) {
      self.unit = unit
      self.numbers = numbers
    }
  }

  public init(
    _ unit: Quantity.Unit, possible: ClosedRange<Double>, usual: ClosedRange<Double>? = nil,
    bare: [Reading] = [], shorthand: [Quantity.Unit: Quantity.Unit] = [:],
    anchor: Sample.Kind? = nil, decimals: Int = 6, isWhole: Bool = false,
    isSpokenBare: Bool = false,
    keepsUnit: Bool = false, of kind: Sample.Kind? = nil, byChoice: [Reading] = [],
    or alternative: Measure? = nil
  ) {
    self.unit = unit
    self.possible = possible
    self.usual = usual ?? possible
    self.bare = bare
    self.shorthand = shorthand
    self.anchor = anchor
    self.decimals = decimals
    self.isWhole = isWhole
    self.isSpokenBare = isSpokenBare
    self.keepsUnit = keepsUnit
    self.alternative = alternative
    self.kind = kind
    self.byChoice = byChoice
  }

  /// Whether the figure can be at all.
  func allows(_ figure: Double) -> Bool {
    possible.contains(figure) && (!isWhole || figure == figure.rounded())
  }

  /// The key of the question about a figure that is not usual.
  func doubt(_ figure: Double) -> String {
    let isLow = figure < usual.lowerBound
    let beyond = isLow ? usual.lowerBound - figure : figure - usual.upperBound
    // Half the way to what is impossible, or half as far again as the usual ones are apart.
    let room =
      isLow ? usual.lowerBound - possible.lowerBound : possible.upperBound - usual.upperBound
    let most = min(room, usual.upperBound - usual.lowerBound) / 2
    return beyond > most ? Need.extreme : isLow ? "low" : "high"
  }

  /// Any figure of this dimension.
  public convenience init(_ unit: Quantity.Unit) {
    self.init(unit, possible: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }
}
