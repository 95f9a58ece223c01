extension Grammar {
  /// A grammar from a file, read to where its bytes stay; nil when they are damaged or of another version.
  ///
  /// - Parameter read: fills the buffer; false when that was not possible.
  public convenience init?(count: Int, reading read: (UnsafeMutableRawBufferPointer) -> Bool) {
    let memory = GrammarMemory(room: count)
    guard read(UnsafeMutableRawBufferPointer(memory.bytes)),
      let tables = GrammarTables(checking: memory)
    else { return nil }
    self.init(tables, memory)
  }

  /// The bytes of a grammar that is not part of the program, to be kept in a file.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(memory.bytes))
  }
}
