import Bridges
import Companion
import Glibc
import Porch

/// Answers the voice pipeline of a house.
struct WyomingCommand: Command {
  static let name = "wyoming"
  static let help = "answer the transcripts of a voice pipeline, such as Home Assistant's"

  static func run(_ words: [String], in house: House) throws -> ExitStatus {
    if let word = words.first { throw UsageError.unexpectedWord(word) }
    let parlour = try Parlour(house)
    let listener = try listener(house)
    var talk = WyomingTalk(
      Conversations { parlour.session(.wyoming, first: $0) }, languages: parlour.languages,
      version: Version.current, words: house.bridgeWords)
    var readers: [Int: WyomingReader] = [:]
    var board = Switchboard(listener)
    // Whoever reads this may connect, and may end it.
    if let listener { try house.companion.print(Self.uri(of: listener, house)) }
    board.run { bytes, connection in
      var answer: [UInt8] = []
      do throws(WyomingReader.Fault) {
        for event in try readers[connection, default: WyomingReader()].take(bytes) {
          answer += talk.answer(event, from: connection, at: Self.now)?.bytes ?? []
        }
        return (answer, true)
      } catch {
        return (answer + Self.complaint(error).bytes, false)
      }
    } close: { connection in
      readers[connection] = nil
      talk.close(connection)
    }
    return .done
  }

  /// - Returns: nil for standard input and output.
  private static func listener(_ house: House) throws -> Int32? {
    let uri = house.settings.uri
    guard uri != "stdio://" else { return nil }
    guard let address = NetworkAddress(uri) else {
      throw UsageError.badValue(option: "uri", wanted: NetworkAddress.form)
    }
    guard address.isLoopback || house.settings.allowsNetwork else {
      throw Complaint(
        "anybody could ask for your records there; --allow-network is for networks that you trust",
        .usage)
    }
    return try address.listen()
  }

  /// With the port that was found where none was asked for.
  private static func uri(of listener: Int32, _ house: House) -> String {
    let uri = house.settings.uri
    return uri[..<(uri.lastIndex(of: ":") ?? uri.endIndex)]
      + ":\(NetworkAddress.port(of: listener))"
  }

  private static func complaint(_ fault: WyomingReader.Fault) -> WyomingEvent {
    let text = fault == .tooLong ? "too long" : "no event"
    return WyomingEvent(
      "error", [.init("text", .string(text)), .init("code", .string("\(fault)"))])
  }

  /// Seconds on a clock that is never set.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec)
  }
}
