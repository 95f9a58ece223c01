import Intents
import Measures
import Records

/// What somebody said that a portion of a food of their own has in it, or a product with a bar code.
///
/// It is kept as a sample of the kind `ownFood` or `product`: its label is the name or the code, its value the energy, and
/// its portion the rest as canonical text, `per=bowl;protein=12;name=granola`.
public struct OwnFood {
  var name: String
  /// What the figures are of: `bowl`, 碗.
  var unit: String?
  /// By weight or volume.
  var amount: Quantity?
  var nutrients: Nutrients

  /// What a food of somebody's own, or a product, is called; nil for any other sample.
  public static func name(of sample: Sample) -> String? { OwnFood(sample)?.name }

  init(_ name: String, unit: String?, amount: Quantity?, _ nutrients: Nutrients) {
    (self.name, self.unit, self.amount, self.nutrients) = (name, unit, amount, nutrients)
  }

  /// What a sample says that is one; nil for any other.
  init?(_ sample: Sample) {
    guard sample.kind == .ownFood || sample.kind == .product, let label = sample.label else {
      return nil
    }
    self.init(label, unit: nil, amount: nil, Nutrients())
    nutrients[.energy] = sample.value
    for field in (sample.portion ?? "").split(separator: ";") {
      let pair = field.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "per": unit = pair[1]
      case "g": amount = Double(pair[1]).map { Quantity($0, .gram) }
      case "mL": amount = Double(pair[1]).map { Quantity($0, .millilitre) }
      case "name": name = pair[1]
      default:
        if let kind = Sample.Kind(rawValue: pair[0]) { nutrients[kind] = Double(pair[1]) }
      }
    }
  }

  /// All but the energy, as it is kept.
  var text: String {
    var fields = Nutrients.kinds.dropFirst().compactMap { kind in
      nutrients[kind].map { "\(kind.rawValue)=\($0.plainText)" }
    }
    if let unit { fields.insert("per=\(unit)", at: 0) }
    if let amount, let unit = amount.unit {
      fields.insert("\(unit.rawValue)=\(amount.value.plainText)", at: 0)
    }
    return (fields + ["name=\(name.replacingSemicolons)"]).joined(separator: ";")
  }

  /// How many times its figures so much is; nil where it was said in something else.
  func times(_ helping: Helping) -> Double? {
    let count = helping.count ?? 1
    if let said = helping.amount {
      guard let amount, let unit = amount.unit, let same = said.converted(to: unit) else {
        return nil
      }
      return same.value / amount.value * count
    }
    guard helping.size == nil, helping.unit == nil || helping.unit == unit else { return nil }
    return count
  }
}

extension String {
  fileprivate var replacingSemicolons: String { String(map { $0 == ";" ? "," : $0 }) }
}

extension IntentContext {
  /// The newest definition of somebody's own food of this name that so much of it can be told by.
  func ownFood(called name: String, _ helping: Helping) throws -> Estimate? {
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    let query = SampleQuery(.ownFood, of: person, in: ever, label: name, newestFirst: true)
    for stored in try store.samples(query) {
      guard let own = OwnFood(stored.sample), let times = own.times(helping) else { continue }
      return Estimate(nutrients: own.nutrients.times(times), weight: nil, portion: nil)
    }
    return nil
  }

  /// The product with this code that this person told of.
  func product(_ code: Barcode) throws -> OwnFood? {
    let ever = zone.instants(of: CivilDate.first..<CivilDate.last)
    let query = SampleQuery(
      .product, of: person, in: ever, label: code.digits, newestFirst: true, limit: 1)
    return try store.samples(query).first.flatMap { OwnFood($0.sample) }
  }
}
