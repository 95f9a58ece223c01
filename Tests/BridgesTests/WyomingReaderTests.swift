import Bridges
import Measures
import Testing

@Suite("Events of Wyoming")
struct WyomingReaderTests {
  private let transcript = WyomingEvent(
    "transcript", [.init("text", .string("脉搏72")), .init("language", .string("zh"))])

  /// Two events with data after their header, one with sound, one with its data inside, one with neither.
  private var stream: [UInt8] {
    transcript.bytes
      + Array(
        "{\"type\":\"audio-chunk\",\"data_length\":14,\"payload_length\":5}\n{\"rate\":16000}".utf8)
      + [10, 123, 0, 255, 10]
      + Array(
        "{\"type\":\"transcript\",\"data\":{\"text\":\"bp 120/80\"},\"payload_length\":null}\n".utf8
      )
      + WyomingEvent("describe").bytes
  }

  private var expected: [WyomingEvent] {
    [
      transcript, WyomingEvent("audio-chunk", [.init("rate", .number(16000))]),
      WyomingEvent("transcript", [.init("text", .string("bp 120/80"))]), WyomingEvent("describe"),
    ]
  }

  @Test("they are the same however the bytes are cut")
  func cut() throws {
    let stream = stream
    for size in [1, 2, 3, 7, 64, stream.count] {
      var reader = WyomingReader()
      var events: [WyomingEvent] = []
      for start in Swift.stride(from: 0, to: stream.count, by: size) {
        events += try reader.take(stream[start..<min(start + size, stream.count)])
      }
      #expect(events == expected, "\(size)")
    }
    for cut in stream.indices {
      var reader = WyomingReader()
      #expect(try reader.take(stream[..<cut]) + reader.take(stream[cut...]) == expected)
    }
  }

  @Test("sound is passed over, however much is announced, and takes no room")
  func sound() throws {
    var reader = WyomingReader()
    let header = Array("{\"type\":\"audio-chunk\",\"payload_length\":4000000000}\n".utf8)
    #expect(try reader.take(header[...]).map(\.type) == ["audio-chunk"])
    #expect(try reader.take([UInt8](repeating: 0, count: 1 << 20)[...]).isEmpty)
  }

  @Test(
    "what is no event is refused, and what would be too long is not waited for",
    arguments: [
      ("hello\n", WyomingReader.Fault.noHeader), ("{}\n", .noHeader), ("[1]\n", .noHeader),
      ("{\"type\":7}\n", .noHeader), ("{\"type\":\"t\",\"data_length\":-1}\n", .noHeader),
      ("{\"type\":\"t\",\"data_length\":\"9\"}\n", .noHeader),
      ("{\"type\":\"t\",\"data_length\":1.5}\n", .noHeader),
      ("{\"type\":\"t\",\"data_length\":2}\n[]", .noHeader),
      ("{\"type\":\"t\",\"data_length\":1e12}\n", .tooLong),
      (String(repeating: "x", count: 70_000), .tooLong),
    ])
  func hostile(text: String, fault: WyomingReader.Fault) {
    var reader = WyomingReader()
    #expect(throws: fault) { try reader.take(Array(text.utf8)[...]) }
  }
}
