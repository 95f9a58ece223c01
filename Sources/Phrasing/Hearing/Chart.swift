/// Finds the cheapest ways through a grammar for one utterance: a best-cost chart over tokens and states.
///
/// One column a token; an item is a state that can be reached there. Of items in the same state those with the same
/// values are one, and of the others the best few stay, so that the best two different parses are found.
struct Chart {
  struct Item {
    /// Equal values so far have equal keys.
    var key: UInt64
    var state: Int32
    var points: Int32
    /// The ending of the clause's phrase once that is complete, else -1.
    var ending: Int32 = -1
    /// The token before which it stands.
    var column: Int32 = 0
    var nextInBucket: Int32 = -1
    var nextInColumn: Int32 = -1
    var repair: Int32 = 0
    /// The item before it, and the step that led here.
    var before: Int32 = -1
    /// What the step took: a reading, a phrase's ending.
    var detail: Int32 = -1
    /// The slot that it filled, if it did.
    var terminal: Int32 = -1
    /// The shared slots that this clause has so far.
    var modifiers: Int32 = 0
    var step = Step.start
    var isDead = false
    /// Whether a word was passed over or taken for another, or a number lies beyond its bounds.
    var isGuessed = false

    /// Where an item stands; it does not move while a sentence is heard.
    typealias Place = UnsafeMutablePointer<Item>
  }

  enum Step: UInt8 {
    case start, word, sound, filler, edit, skip
    case slot, modifier, phrase, join

    /// Whether something is said by it, and not only passed.
    @inline(__always) var tells: Bool { rawValue >= Step.slot.rawValue }
  }

  static let buckets = 8
  /// Different ways to be in one state at one place, and items in a column.
  static let ways = 3
  static let mostItems = 400

  let tables: GrammarTables
  var readers: Readers
  var items = Stack<Item>(capacity: 1024)
  var bucketHeads = Stack<Int32>(capacity: 1024)
  var columnHeads = Stack<Int32>(capacity: 64)
  var columnTails = Stack<Int32>(capacity: 64)
  var columnCounts = Stack<Int32>(capacity: 64)
  /// For the tolerant pass: what each unknown word may have been meant to be.
  var edits = Stack<Typing.Edit>(capacity: 16)
  /// For each token where its edits begin; as many as tokens and one more.
  var editStarts = Stack<Int>(capacity: 64)
  var typing = Typing()
  /// The token before which items are being expanded, and the readings of what every phrase shares there.
  var here = Here()
  var modifiers = 0..<0
  /// Whether that column may be passed over.
  var isSkippable = false
  /// For each token what may lead on before it; as many as tokens and one more.
  var aheads = Stack<Ahead>(capacity: 64)
  /// Whether items that nothing can lead on from are kept too.
  var keepsAll = false
  /// The way to an item, while it is being told.
  var way = Stack<Int32>(capacity: 64)
  var isTolerant = false
  var limit = Int32(Cost.limit)
  /// The last column in which anything could be.
  var furthest = 0

  init(_ tables: GrammarTables) {
    self.tables = tables
    readers = Readers(tables)
  }

  func release() {
    readers.release()
    items.release()
    way.release()
    edits.release()
    editStarts.release()
    typing.release()
    aheads.release()
    for stack in [bucketHeads, columnHeads, columnTails, columnCounts] { stack.release() }
  }

  /// The items that end the whole utterance, cheapest first, each with other values than those before.
  ///
  /// - Returns: nil when the text is longer than an utterance can be.
  mutating func parse(_ text: UnsafeBufferPointer<UInt8>) -> [Int]? {
    guard readers.start(text), !readers.tokens.isEmpty else { return nil }
    // Free text takes mistyped words too, so that a sentence which has some is heard both ways.
    let mayBeMistyped = findEdits()
    isTolerant = false
    var found = search(mayBeMistyped ? Self.firstLimits : Self.exactLimits)
    guard found.isEmpty || mayBeMistyped else { return found }
    let exact = found.first.map { items[$0].points }
    isTolerant = true
    found = search(Self.tolerantLimits)
    let best = found.first.map { items[$0] }
    let isBetter = best.map { $0.isGuessed && $0.points <= exact ?? .max } ?? (exact == nil)
    if isBetter { return found }
    isTolerant = false
    return search(Self.exactLimits)
  }

  /// Cheap sentences are found before dear ones are thought of: most of what could be is never looked at.
  static let exactLimits: [Int32] = [14, 40, Int32(Cost.limit)]
  /// Beyond these a sentence with unknown words is heard in both ways at once.
  static let firstLimits: [Int32] = [14, 40]
  static let tolerantLimits: [Int32] = [60, Int32(Cost.limit)]

  mutating func search(_ limits: [Int32]) -> [Int] {
    for limit in limits {
      self.limit = limit
      fillColumns()
      let found = complete()
      guard let best = found.first else { continue }
      // What ties with the best may cost a little more than was looked at.
      let enough = min(items[best].points + Int32(Cost.margin), Int32(Cost.limit))
      guard enough > limit else { return found }
      self.limit = enough
      fillColumns()
      return complete()
    }
    return []
  }

  /// Goes as far as the words of the grammar go, without guessing and without free text.
  mutating func followWords() {
    isTolerant = false
    limit = Int32(Cost.textWord - 1)
    fillColumns(keepingAll: true)
  }

  /// Goes as far as the text is the beginning of a sentence; false when it is too long to be one. For completion.
  mutating func follow(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard readers.start(text) else { return false }
    isTolerant = false
    limit = Int32(Cost.limit)
    fillColumns(keepingAll: true)
    return true
  }
}
