import Foundation

/// A folder for one test, gone with it.
final class Scratch: Sendable {
  let path: String

  /// In memory where the test writes so much that a disk would only make it slow.
  init(inMemory: Bool = false) throws {
    let parent = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    path = parent + "/saywell-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var database: String { path + "/saywell.db" }

  static func + (scratch: Scratch, name: String) -> String { scratch.path + "/" + name }

  /// The names of everything in it.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

func bytes(of path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

func write(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(filePath: path))
}

/// The permission bits of a file.
func mode(of path: String) -> mode_t {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
}
