import Listening
import Testing

@Suite("What recognisers print")
struct DecoderTests {
  @Test("comes out as what was said", arguments: Recording.all)
  func whole(_ recording: Recording) {
    var decoder = Decoder()
    let said = decoder.take(recording.bytes) + decoder.finish()
    #expect(said == recording.said)
  }

  @Test("comes out the same wherever it is cut", arguments: Recording.all)
  func cut(_ recording: Recording) {
    for cut in recording.bytes.indices {
      var decoder = Decoder()
      let said =
        decoder.take(recording.bytes[..<cut]) + decoder.take(recording.bytes[cut...])
        + decoder.finish()
      #expect(said == recording.said, "cut at \(cut)")
    }
    var decoder = Decoder()
    let said = recording.bytes.flatMap { decoder.take(CollectionOfOne($0)) } + decoder.finish()
    #expect(said == recording.said, "byte by byte")
  }

  @Test("is one utterance each, the silent ones too, for who counts along")
  func silence() {
    let decoder = Ear(Decoder(keepsSilence: true))
    let text = "pulse 71\n\n{\"text\":\"\"}[BLANK_AUDIO]\n{\"partial\":\"x\"}"
    #expect(decoder.take(text).map(\.text) == ["pulse 71", "", "", ""])
  }

  @Test("without a new line it ends when nothing comes any more")
  func idle() {
    let decoder = Ear()
    #expect(decoder.take("pulse 71").isEmpty)
    #expect(decoder.mayEnd)
    #expect(decoder.idle() == [Utterance("pulse 71")])
    #expect(!decoder.mayEnd)
    #expect(decoder.take("pulse 72").isEmpty)
    #expect(decoder.idle() == [Utterance("pulse 72")])
  }

  @Test(
    "a pause in the middle of something ends nothing",
    arguments: [
      "pulse 71\nweight 7", "weight 7\u{8}", "\u{1B}[2K\rweight 7", "{\"text\":\"weight 7", "  ",
    ])
  func pause(_ text: String) {
    let decoder = Ear()
    _ = decoder.take(text)
    #expect(!decoder.mayEnd)
    #expect(decoder.idle().isEmpty)
  }

  @Test("a stretch that may go on is not waited for any longer than that")
  func stretch() {
    let decoder = Ear()
    #expect(decoder.take("[00:00:00.000 --> 00:00:01.000]  pulse 71\n").isEmpty)
    #expect(decoder.mayEnd)
    #expect(decoder.idle() == [Utterance("pulse 71")])
  }

  @Test("what is still being said is shown and no more")
  func preview() {
    let decoder = Ear()
    #expect(decoder.take("{\"partial\" : \"pulse sev\"}\n").isEmpty)
    #expect(decoder.preview == "pulse sev")
    #expect(
      decoder.take("{\"text\" : \"pulse seventy\"}\n") == [Utterance("pulse seventy")])
    #expect(decoder.preview.isEmpty)
    #expect(decoder.take("\u{1B}[2K\r pulse").isEmpty)
    #expect(decoder.preview == "pulse")
  }

  @Test(
    "nothing is kept of what is longer than anybody speaks",
    arguments: ["", "{\"text\":\"", "\u{1B}]"])
  func tooLong(_ opening: String) {
    let decoder = Ear(Decoder(limit: 100))
    var said = decoder.take(opening)
    for _ in 0..<1000 { said += decoder.take(String(repeating: "x", count: 1000)) }
    said += decoder.take("\"}\npulse 71\n")
    #expect(said.suffix(1) == [Utterance("pulse 71")])
    #expect(said.dropLast().allSatisfy { $0.isTooLong && $0.text.isEmpty })
  }

  @Test("an object that is deeper than any comes to nothing")
  func deep() {
    let decoder = Ear()
    let text = "{\"a\":" + String(repeating: "[", count: 100_000) + "\npulse 71\n"
    #expect(decoder.take(text) == [Utterance("pulse 71")])
  }
}

/// A decoder of text.
private final class Ear {
  private var decoder: Decoder

  init(_ decoder: Decoder = Decoder()) { self.decoder = decoder }

  var mayEnd: Bool { decoder.mayEnd }
  var preview: String { decoder.preview }

  func take(_ text: String) -> [Utterance] { decoder.take(Array(text.utf8)) }
  func idle() -> [Utterance] { decoder.idle() }
}
