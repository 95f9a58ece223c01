extension Chart {
  mutating func fillColumns() {
    let count = readers.tokens.count
    items.removeAll()
    bucketHeads.removeAll()
    columnHeads.removeAll()
    columnTails.removeAll()
    columnCounts.removeAll()
    bucketHeads.append(-1, times: (count + 1) * Self.buckets)
    columnHeads.append(-1, times: count + 1)
    columnTails.append(-1, times: count + 1)
    columnCounts.append(0, times: count + 1)
    furthest = 0
    push(
      0,
      Item(
        state: tables.start, points: 0, repair: 0, before: -1, step: .start, detail: -1,
        terminal: -1, modifiers: 0, ending: -1, key: 0, nextInBucket: -1, nextInColumn: -1,
        isDead: false))
    for column in 0...count {
      var index = columnHeads[column]
      if index < 0 { continue }
      if column < count {
        here = readers.tokens[column]
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
  mutating func push(_ column: Int, _ item: Item) {
    guard item.points <= limit else { return }
    let place = column * Self.buckets + (Int(item.state) & (Self.buckets - 1))
    var index = bucketHeads[place]
    var ways = 0
    var worst: Int32 = -1
    while index >= 0 {
      let other = items[Int(index)]
      if other.state == item.state, !other.isDead {
        if other.key == item.key, other.ending == item.ending {
          guard item.points < other.points else { return }
          items[Int(index)].isDead = true
        } else {
          ways += 1
          if worst < 0 || other.points > items[Int(worst)].points { worst = index }
        }
      }
      index = other.nextInBucket
    }
    if ways >= Self.ways {
      guard item.points < items[Int(worst)].points else { return }
      items[Int(worst)].isDead = true
    }
    guard columnCounts[column] < Self.mostItems else { return }
    columnCounts[column] += 1
    var item = item
    item.nextInBucket = bucketHeads[place]
    item.nextInColumn = -1
    item.column = Int32(column)
    let number = Int32(items.count)
    items.append(item)
    bucketHeads[place] = number
    if columnTails[column] >= 0 {
      items[Int(columnTails[column])].nextInColumn = number
    } else {
      columnHeads[column] = number
    }
    columnTails[column] = number
    if column > furthest { furthest = column }
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
    found.sort { items[$0].points < items[$1].points }
    return found
  }
}
