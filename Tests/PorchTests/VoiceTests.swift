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

  @Test("breaks off at once, with all that it has started, though it does not want to")
  func stubborn() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer {
      for file in [path, path + ".child"] { try? FileManager.default.removeItem(atPath: file) }
    }
    let script =
      "#!/bin/sh\ntrap '' TERM\nsleep 60 &\necho $! > $0.new\nmv $0.new $0.child\nwait\nsleep 60\n"
    let made = FileManager.default.createFile(
      atPath: path, contents: Data(script.utf8), attributes: [.posixPermissions: 0o700])
    #expect(made)
    // Not run by itself: a program that was written just now may be busy while another test starts one.
    var voice = Voice(try Voice.Command("/bin/sh \(path)"))
    voice.say("one", "en", voice: "en")
    let patience = Date(timeIntervalSinceNow: 100)
    while !FileManager.default.fileExists(atPath: path + ".child"), Date() < patience {
      usleep(1000)
    }
    let child = try #require(
      pid_t(String(contentsOfFile: path + ".child", encoding: .utf8).filter(\.isNumber)))
    let start = ContinuousClock.now
    voice.hush()
    let time = ContinuousClock.now - start
    #expect(time < .seconds(10))
    // It may be nobody's for a moment, until it is buried.
    while kill(child, 0) == 0, !isBuried(child), Date() < patience { usleep(1000) }
    #expect(kill(child, 0) != 0 || isBuried(child))
  }

  private func isBuried(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { $0.contains(") Z ") } ?? true
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
