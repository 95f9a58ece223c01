/// Finds what somebody probably meant to write.
enum Nearest {
  /// ` ; did you mean 'mass'?`, or nothing when no name is near.
  static func hint(for word: String, among names: [String]) -> String {
    guard let name = best(for: word, among: names) else { return "" }
    return "; did you mean '\(name)'?"
  }

  static func best(for word: String, among names: [String]) -> String? {
    let limit = max(1, word.utf8.count / 3)
    let ranked = names.map { (name: $0, distance: distance(Array(word.utf8), Array($0.utf8))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
      return nil
    }
    return best.name
  }

  /// The number of letters to change, add, leave out or swap with a neighbour (optimal string alignment).
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}
