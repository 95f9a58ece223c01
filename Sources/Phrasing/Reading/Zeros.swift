import Glibc

/// A table of numbers that are zero until they are written, and that costs nothing where it is not looked at: the kernel
/// gives each page of it when it is first touched.
///
/// Whoever makes one has to release it; copies share the numbers.
struct Zeros<Element: FixedWidthInteger> {
  private let base: UnsafeMutablePointer<Element>
  private let size: Int

  init(_ count: Int) {
    size = max(count, 1) * MemoryLayout<Element>.stride
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else {
      preconditionFailure("There is no memory left to listen with.")
    }
    base = memory.bindMemory(to: Element.self, capacity: max(count, 1))
  }

  func release() { munmap(base, size) }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + index) }
    @inline(__always) nonmutating unsafeMutableAddress { base + index }
  }
}
