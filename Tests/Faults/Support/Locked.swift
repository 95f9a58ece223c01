import Foundation

/// A store in which somebody else has begun to write, and is not done.
final class Locked {
  private let writer: Child
  private let pen: Descriptor

  init(_ home: Home) throws {
    let (requests, answers) = (home / "locking", home / "locked")
    mkfifo(requests, 0o600)
    writer = try home.start(
      ["/bin/sh", "-c", "exec sqlite3 '\(home.database)' < '\(requests)'"], output: answers)
    pen = try Descriptor(requests, O_WRONLY)
    let begin = Array("BEGIN IMMEDIATE;\nSELECT 'begun';\n".utf8)
    guard write(pen.number, begin, begin.count) == begin.count else { throw Fault("no sqlite3") }
    try wait(for: "the lock") {
      String(decoding: try contents(answers), as: UTF8.self) == "begun\n"
    }
  }

  deinit {
    writer.signal(SIGKILL)
    writer.wait()
  }
}
