import Foundation
import Porch
import Testing

@Suite("A voice")
struct VoiceTests {
  private func wait(for voice: inout Voice) -> Bool {
    let end = Date(timeIntervalSinceNow: 20)
    while voice.isSpeaking() {
      guard Date() < end else { return false }
      usleep(1000)
    }
    return true
  }

  @Test("is given a text as it stands, on its input", arguments: ["", "/bin/cat | /bin/cat | "])
  func reading(_ before: String) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = try Voice.Command("\(before)/usr/bin/tee \(path)")
    var voice = Voice(command)
    voice.say("$(id) `id` | 脉搏七十一", "zh", voice: "zh")
    let isOver = wait(for: &voice)
    #expect(isOver)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "$(id) `id` | 脉搏七十一\n")
  }

  @Test("breaks off when something else is to be said, and leaves nothing behind")
  func breakingOff() throws {
    let command = try Voice.Command("/bin/sleep 100")
    var voice = Voice(command)
    voice.say("one", "en", voice: "en")
    let isSpeaking = voice.isSpeaking()
    voice.hush()
    let isSilent = !voice.isSpeaking()
    #expect(isSpeaking && isSilent)
  }

  @Test(
    "is a program that can be found",
    arguments: [
      ("", ""), (" ", ""), ("no-such-program", "no-such-program"), ("/bin/cat |", ""),
      ("/no/such -v en", "/no/such"),
    ])
  func missing(_ text: String, name: String) {
    #expect(throws: Voice.Command.Fault.notFound(name)) { try Voice.Command(text) }
  }

  @Test(
    "is no line for a shell",
    arguments: ["/bin/cat > file", "sh -c 'cat'", "/bin/cat; /bin/cat", "/bin/echo $HOME"])
  func shell(_ text: String) {
    #expect(throws: Voice.Command.Fault.shell) { try Voice.Command(text) }
  }

  @Test("says when its program cannot be started")
  func mute() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let made = FileManager.default.createFile(
      atPath: path, contents: Data("nothing to run".utf8), attributes: [.posixPermissions: 0o700])
    #expect(made)
    var voice = Voice(try Voice.Command(path))
    voice.say("one", "en", voice: "en")
    let isMute = voice.isMute
    #expect(isMute)
  }
}
