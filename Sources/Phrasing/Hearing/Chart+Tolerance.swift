/// Steps over words that were mistyped or that nothing accounts for.
extension Chart {
  mutating func tolerate(
    _ before: Int32, _ item: Item.Place, _ arcs: Range<Int>, _ column: Int
  ) {
    if !edits.isEmpty {
      for index in editStarts[column]..<editStarts[column + 1] {
        let edit = edits[index]
        takeWord(edit.word, before, item, arcs, column, edit: edit.points)
      }
    }
    guard isSkippable, item.pointee.points + Int32(Cost.skip) <= limit else { return }
    step(before, item, .skip, to: column + 1, Cost.skip, repair: Cost.skip)
  }

  /// Whether nothing that matters is lost with this token: it is no figure, no negation, no ending of a name as in
  /// "Zbigniew's", and begins neither a time nor a person.
  func canSkip(_ column: Int) -> Bool {
    let token = readers.tokens[column]
    guard token.number.isNaN, !token.flags.contains(.guarding), token.numeral == nil else {
      return false
    }
    let first = readers.text[Int(token.start)]
    guard first != UInt8(ascii: "'"), first != 0xE2 else { return false }
    return !modifiers.contains { tables.endingTakes(readers.readings[$0].ending) != 0 }
  }

  /// Looks for words that may be mistyped; tells whether there are any.
  mutating func findEdits() -> Bool {
    edits.removeAll()
    guard readers.tokens.contains(where: { $0.word == -1 && $0.kind == .word }) else {
      return false
    }
    editStarts.removeAll()
    for token in readers.tokens {
      editStarts.append(edits.count)
      for edit in typing.meant(by: token, readers.text, tables) { edits.append(edit) }
    }
    editStarts.append(edits.count)
    return !edits.isEmpty
  }
}
