import Glibc

/// Working memory that is filled and emptied for every utterance: an array without owner counting or bounds checks.
///
/// It is a plain address, so whoever makes one has to release it; copies share the elements, which are plain values.
struct Stack<Element>: RandomAccessCollection, MutableCollection {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = Self.memory(malloc(capacity * MemoryLayout<Element>.stride))
  }

  private static func memory(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Element> {
    guard let raw else { preconditionFailure("There is no memory left to listen with.") }
    return raw.assumingMemoryBound(to: Element.self)
  }

  func release() { free(base) }

  /// The elements in place, until the next change.
  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + index) }
    @inline(__always) nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func append(_ element: Element, times: Int) {
    while count + times > capacity { grow() }
    (base + count).initialize(repeating: element, count: times)
    count += times
  }

  /// Where an element stands, until the next one is added.
  @inline(__always) func address(of index: Int) -> UnsafeMutablePointer<Element> { base + index }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Forgets all elements and makes room for so many: until there are more, none of them moves.
  mutating func removeAll(reserving room: Int) {
    count = 0
    guard room > capacity else { return }
    free(base)
    capacity = room
    base = Self.memory(malloc(capacity * MemoryLayout<Element>.stride))
  }

  @inline(__always) mutating func removeLast(_ number: Int = 1) { count -= number }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    base = Self.memory(realloc(base, capacity * MemoryLayout<Element>.stride))
  }
}
