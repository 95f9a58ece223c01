import FactData
import Facts
import GrammarData
import Phrasing

/// Times how long a food takes to be found by its name: from the words to what is known of it.
enum Foods {
  /// Prints, in microseconds, the median and the worst over all names of the table's rows: of the words alone, which give
  /// the id of a row; of the row by its id with its energy; and of both.
  static func run(_ language: String) {
    guard let grammar = GrammarData.grammars().first(where: { $0.language == language }) else {
      return print("there is no such language")
    }
    let names = FactTable.foods.rows.compactMap { row in
      grammar.word(for: row.id, in: list).map { (row.id, $0) }
    }
    let words = names.map { _, name in (Clock.median(of: 31) { _ = id(of: name, grammar) }, name) }
    let rows = names.map { id, name in (Clock.median(of: 31) { _ = energy(of: id) }, name) }
    let whole = names.map { _, name in
      (Clock.median(of: 31) { _ = id(of: name, grammar).flatMap(energy) }, name)
    }
    let lost = names.filter { id(of: $0.1, grammar).flatMap(energy) == nil }
    for (what, times) in [("words", words), ("row", rows), ("both", whole)] {
      let sorted = times.sorted { $0.0 < $1.0 }
      guard let worst = sorted.last else { continue }
      print(
        "\(what)  \(sorted.count) names: median \(rounded(sorted[sorted.count / 2].0)) µs, "
          + "worst \(rounded(worst.0)) µs  \(worst.1)")
    }
    if !lost.isEmpty { print("not found: \(lost.map(\.1))") }
    print("a calibration loop takes \(rounded(Clock.calibration())) µs")
  }

  /// The list of a language whose values are ids of rows.
  private static let list = "edible"

  private static func id(of name: String, _ grammar: Grammar) -> String? {
    guard case .word(let id)? = grammar.read(name, as: list).first else { return nil }
    return id
  }

  private static func energy(of id: String) -> Double? {
    FactTable.foods.row(String(id.prefix { $0 != "@" }))?.number("kcal")
  }
}
