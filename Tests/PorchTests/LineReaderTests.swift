import Glibc
import Testing

@testable import Porch

struct LineReaderTests {
  /// The lines that come out when these pieces arrive one after the other.
  private func lines(_ pieces: [String], limit: Int = 10, chunk: Int = 4) throws -> [LineReader
    .Line]
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    for piece in pieces {
      _ = piece.withCString { write(ends[1], $0, strlen($0)) }
    }
    close(ends[1])
    var reader = LineReader(ends[0], limit: limit, chunk: chunk)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test("lines are the same however they arrive", arguments: 1...12)
  func chunks(size: Int) throws {
    let expected: [LineReader.Line] = [.text("weight"), .text(""), .text("72.5 kg"), .text("end")]
    #expect(try lines(["weight\n\n72.5 ", "kg\r\nend"], chunk: size) == expected)
  }

  @Test("a line beyond the limit is dropped, and the next one is heard")
  func tooLong() throws {
    let expected: [LineReader.Line] = [.tooLong, .text("0123456789"), .tooLong]
    #expect(
      try lines(["0123456789x\n0123456789\n", String(repeating: "y", count: 100)]) == expected)
  }

  @Test("no input is no line")
  func empty() throws {
    #expect(try lines([]) == [])
    #expect(try lines(["\n"]) == [.text("")])
  }

  @Test("a line is there as soon as its end is, without waiting for more")
  func incremental() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer {
      close(ends[0])
      close(ends[1])
    }
    var reader = LineReader(ends[0], limit: 100)
    #expect(write(ends[1], "one\ntwo", 7) == 7)
    let one = try reader.next()
    #expect(one == .text("one"))
    let mustWait = reader.mustWait
    #expect(mustWait)
    #expect(write(ends[1], "\n", 1) == 1)
    let two = try reader.next()
    #expect(two == .text("two"))
  }

  @Test("what cannot be read is an error, not the end")
  func unreadable() {
    #expect(throws: InputError.self) {
      var reader = LineReader(-1, limit: 10)
      _ = try reader.next()
    }
  }
}

struct OutputTests {
  @Test("a full disk is an error")
  func full() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: OutputError.cannotWrite) {
      var output = Output(descriptor)
      try output.line("weight")
      try output.flush()
    }
  }
}
