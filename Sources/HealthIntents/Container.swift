import Intents

/// What people drink from, and how much of water it is taken to hold.
///
/// Conventions, not sizes: a cup of US food labels is 240 mL (21 CFR 101.9), a Chinese 杯 250 mL, a
/// bottle 500 mL, a can 330 mL; the rest is usual household ware. Number and name are kept beside
/// the millilitres.
enum Container {
  private static let millilitres: [String: Double] = [
    "glass": 240, "cup": 240, "mug": 300, "bottle": 500, "can": 330, "bowl": 300, "jug": 1000,
    "thermos": 500, "flask": 500, "pot": 1000, "shot": 44, "sip": 30, "mouthful": 30, "pint": 473,
    "tablespoon": 15, "spoon": 15, "teaspoon": 5,
    "杯": 250, "小杯": 150, "大杯": 500, "玻璃杯": 240, "马克杯": 300, "瓶": 500, "罐": 330, "听": 330,
    "碗": 300, "壶": 1000, "保温杯": 500, "水壶": 500, "口": 30, "汤匙": 15, "勺": 15, "茶匙": 5,
  ]

  /// So many of a container, in millilitres; one where no number was said, nil for one that is not
  /// known.
  static func volume(of name: Term?, times count: Double?) -> Double? {
    name.flatMap { millilitres[$0.text] }.map { ($0 * (count ?? 1)).rounded(decimals: 3) }
  }
}
