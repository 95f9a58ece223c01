import Glibc
import Listening
import Porch

/// What another recogniser made of the same speech: an utterance for each of the first one's, the silent ones too.
struct SecondEar: ~Copyable {
  /// For so long it is waited for, in milliseconds.
  private static let patience: Int32 = 5000
  private let descriptor: Int32
  private var decoder = Decoder(keepsSilence: true)
  private var waiting: ArraySlice<String> = []
  /// Whether nothing comes from it any more.
  private(set) var isOver = false
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// - Throws: `Complaint` where the file cannot be read.
  init(_ path: String) throws {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Complaint("cannot read what the second recogniser prints", .inputOutput)
    }
  }

  deinit { close(descriptor) }

  /// Its next utterance; nil where none comes.
  mutating func next() -> String? {
    while waiting.isEmpty, !isOver {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Self.patience) > 0 else {
        waiting += decoder.idle().map(\.text)
        return waiting.popFirst()
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      isOver = count <= 0
      let heard = isOver ? decoder.finish() : decoder.take(buffer[..<count])
      waiting += heard.map(\.text)
    }
    return waiting.popFirst()
  }
}
