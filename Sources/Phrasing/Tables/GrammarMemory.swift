/// What a grammar keeps in memory besides its tables: its bytes where they are not part of the program, and what was
/// unpacked from them so far.
///
/// The tables are copied at every step of the chart, so they hold plain addresses of this and own nothing.
final class GrammarMemory {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  let unpacked: UnsafeMutablePointer<Unpacked>
  private var layout: UnsafeMutablePointer<GrammarTables.Layout>?
  private var terminals = UnsafeMutableBufferPointer<GrammarTables.Terminal>(start: nil, count: 0)

  /// What has been looked at so far, in the form in which it is quickest to look at again.
  struct Unpacked {
    /// For each state its place among the unpacked ones and one more; 0 where it was not yet looked at.
    var places = Zeros<Int32>(1)
    var states = Stack<GrammarTables.State>(capacity: 256)
    var slots = Stack<GrammarTables.SlotArc>(capacity: 256)
    /// For each slot what a token must be able to begin for it: most are passed over by that alone.
    var needs = Stack<Int>(capacity: 256)
    /// For each machine what may come behind a number that begins it, by what the number is.
    var afterNumber: [UnsafePointer<GrammarTables.Way>?] = []
    /// For each machine and word what may come behind that word where it begins the machine.
    var afterWord = Ways()
    var texts = Texts()
  }

  convenience init(_ bytes: [UInt8]) {
    self.init(room: bytes.count)
    bytes.withUnsafeBufferPointer { _ = self.bytes.initialize(from: $0) }
  }

  /// Room for so many bytes, which have to be written before anything is read.
  init(room: Int) {
    bytes = .allocate(capacity: room)
    unpacked = .allocate(capacity: 1)
    unpacked.initialize(to: Unpacked())
  }

  func prepare(states: Int, machines: Int) {
    unpacked.pointee.afterNumber = Array(repeating: nil, count: machines)
    unpacked.pointee.places.release()
    unpacked.pointee.places = Zeros(states)
  }

  func keep(
    _ count: Int, _ terminal: (Int) -> GrammarTables.Terminal
  ) -> UnsafePointer<GrammarTables.Terminal>? {
    terminals = .allocate(capacity: count)
    for index in 0..<count { terminals.initializeElement(at: index, to: terminal(index)) }
    return UnsafePointer(terminals.baseAddress)
  }

  func keep(_ layout: GrammarTables.Layout) -> UnsafeMutablePointer<GrammarTables.Layout> {
    let place = UnsafeMutablePointer<GrammarTables.Layout>.allocate(capacity: 1)
    place.initialize(to: layout)
    self.layout = place
    return place
  }

  deinit {
    layout?.deallocate()
    bytes.deallocate()
    terminals.deallocate()
    unpacked.pointee.places.release()
    unpacked.pointee.states.release()
    unpacked.pointee.slots.release()
    unpacked.pointee.needs.release()
    for ways in unpacked.pointee.afterNumber { ways?.deallocate() }
    unpacked.pointee.afterWord.release()
    unpacked.deinitialize(count: 1)
    unpacked.deallocate()
  }

  /// The last texts that were asked for: the names of intents, files and slots are said again and again.
  struct Texts {
    private static let count = 256
    private var kept: [(place: Int, text: String)] = []

    @inline(__always)
    mutating func text(at place: Int, _ read: () -> String) -> String {
      if kept.isEmpty { kept = Array(repeating: (-1, ""), count: Self.count) }
      let at = (place ^ place >> 8) & (Self.count - 1)
      if kept[at].place == place { return kept[at].text }
      let text = read()
      kept[at] = (place, text)
      return text
    }
  }
  /// The ways that were last asked for, by a word and a machine.
  struct Ways {
    private static let count = 1024
    /// Four figures for each: the word and machine and one more, the words that may come, what those can begin, and
    /// whether there may be an end.
    private let kept = Zeros<Int>(4 * count)

    func release() { kept.release() }

    subscript(word: Int32, machine: Int) -> GrammarTables.Way? {
      @inline(__always)
      get {
        let (key, at) = Self.place(word, machine)
        guard kept[at] == key else { return nil }
        return GrammarTables.Way(
          mask: kept[at + 1], wakes: kept[at + 2], isLast: kept[at + 3] != 0)
      }
      nonmutating set {
        guard let way = newValue else { return }
        let (key, at) = Self.place(word, machine)
        (kept[at], kept[at + 1], kept[at + 2]) = (key, way.mask, way.wakes)
        kept[at + 3] = way.isLast ? 1 : 0
      }
    }

    @inline(__always)
    private static func place(_ word: Int32, _ machine: Int) -> (key: Int, at: Int) {
      let key = Int(word) << 16 | machine + 1
      return (key, 4 * ((Int(word) &* 37 &+ machine) & (count - 1)))
    }
  }
}
