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
    place(Item(key: 0, state: tables.start, points: 0), 0)
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

  /// Adds an item to a column, unless it leads nowhere, or one in the same state is there that costs no more and has the
  /// same values, or costs so much less that nothing else can come of this one.
  mutating func place(_ item: Item, _ column: Int) {
    guard item.points <= limit else { return }
    if column > furthest { furthest = column }
    guard keepsAll || leadsOn(item.state, at: column) else { return }
    let bucket = column * Self.buckets + (Int(item.state) & (Self.buckets - 1))
    let margin = Int32(Cost.margin)
    var index = bucketHeads[bucket]
    var ways = 0
    var worst: Item.Place?
    while index >= 0 {
      let other = items.address(of: Int(index))
      index = other.pointee.nextInBucket
      guard other.pointee.state == item.state, !other.pointee.isDead else { continue }
      if other.pointee.key == item.key, other.pointee.ending == item.ending {
        guard item.points < other.pointee.points else { return }
        other.pointee.isDead = true
      } else if other.pointee.points + margin < item.points, other.pointee.covers(item) {
        return
      } else if item.points + margin < other.pointee.points, item.covers(other.pointee) {
        other.pointee.isDead = true
      } else {
        ways += 1
        if worst.map({ other.pointee.points > $0.pointee.points }) ?? true { worst = other }
      }
    }
    if ways >= Self.ways, let worst {
      guard item.points < worst.pointee.points else { return }
      worst.pointee.isDead = true
    }
    guard columnCounts[column] < Self.mostItems else { return }
    columnCounts[column] += 1
    let number = Int32(items.count)
    items.append(item)
    let placed = items.address(of: Int(number))
    placed.pointee.column = Int32(column)
    placed.pointee.nextInBucket = bucketHeads[bucket]
    placed.pointee.nextInColumn = -1
    placed.pointee.isDead = false
    bucketHeads[bucket] = number
    if columnTails[column] >= 0 {
      items.address(of: Int(columnTails[column])).pointee.nextInColumn = number
    } else {
      columnHeads[column] = number
    }
    columnTails[column] = number
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
