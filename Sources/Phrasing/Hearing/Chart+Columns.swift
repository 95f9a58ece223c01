extension Chart {
  /// - Parameter keepingAll: whether items that nothing can lead on from are kept, for what might be typed next.
  mutating func fillColumns(keepingAll: Bool = false) {
    let count = readers.tokens.count
    keepsAll = keepingAll || isTolerant
    aheads.removeAll()
    aheads.append(Ahead(), times: count + 1)
    readers.boundTexts(limit)
    items.removeAll(reserving: (count + 1) * Self.mostItems)
    bucketHeads.removeAll()
    columnHeads.removeAll()
    columnTails.removeAll()
    columnCounts.removeAll()
    bucketHeads.append(-1, times: (count + 1) * Self.buckets)
    columnHeads.append(-1, times: count + 1)
    columnTails.append(-1, times: count + 1)
    columnCounts.append(0, times: count + 1)
    furthest = 0
    _ = place(0, tables.start, 0, 0, -1)
    for column in 0...count {
      var index = columnHeads[column]
      if index < 0 { continue }
      if column < count {
        here = Here(readers.tokens.address(of: column))
        modifiers = readers.machine(tables.modifierMachine, at: column)
        isSkippable = isTolerant && canSkip(column)
      }
      while index >= 0 {
        if !items[Int(index)].isDead { expand(index, column) }
        index = items[Int(index)].nextInColumn
      }
    }
  }

  /// Adds an item to a column, unless one with the same state and values is there that costs no more.
  ///
  /// - Returns: where it stands, for what else there is to note; nil where there is no room for it.
  mutating func place(
    _ column: Int, _ state: Int32, _ points: Int32, _ key: UInt64, _ ending: Int32
  ) -> Item.Place? {
    guard points <= limit else { return nil }
    if column > furthest { furthest = column }
    guard keepsAll || leadsOn(state, at: column) else { return nil }
    let bucket = column * Self.buckets + (Int(state) & (Self.buckets - 1))
    var index = bucketHeads[bucket]
    var ways = 0
    var worst: Item.Place?
    while index >= 0 {
      let other = items.address(of: Int(index))
      index = other.pointee.nextInBucket
      guard other.pointee.state == state, !other.pointee.isDead else { continue }
      if other.pointee.key == key, other.pointee.ending == ending {
        guard points < other.pointee.points else { return nil }
        other.pointee.isDead = true
      } else {
        ways += 1
        if worst.map({ other.pointee.points > $0.pointee.points }) ?? true { worst = other }
      }
    }
    if ways >= Self.ways, let worst {
      guard points < worst.pointee.points else { return nil }
      worst.pointee.isDead = true
    }
    guard columnCounts[column] < Self.mostItems else { return nil }
    columnCounts[column] += 1
    let number = Int32(items.count)
    items.append(
      Item(
        key: key, state: state, points: points, ending: ending, column: Int32(column),
        nextInBucket: bucketHeads[bucket]))
    bucketHeads[bucket] = number
    if columnTails[column] >= 0 {
      items[Int(columnTails[column])].nextInColumn = number
    } else {
      columnHeads[column] = number
    }
    columnTails[column] = number
    return items.address(of: Int(number))
  }

  mutating func complete() -> [Int] {
    let last = readers.tokens.count
    var found: [Int] = []
    var index = columnHeads[last]
    while index >= 0 {
      let item = items[Int(index)]
      if item.state == tables.finish, !item.isDead {
        if readers.tokenizer.isQuestion, tables.endingTakes(item.ending) & tables.questionBit == 0 {
          items[Int(index)].points += Int32(Cost.doubted)
          items[Int(index)].repair += Int32(Cost.doubted)
        }
        found.append(Int(index))
      }
      index = item.nextInColumn
    }
    if found.count > 1 { found.sort { items[$0].points < items[$1].points } }
    return found
  }
}
