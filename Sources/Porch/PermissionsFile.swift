import Glibc
import Records

/// The file in which it stands what each source may do with the records.
public struct PermissionsFile: Sendable {
  public let path: String
  private static let longest = 1 << 16

  /// Nil where there is no home to keep it in.
  public init?(_ environment: Environment) {
    guard let path = Folders(environment).permissions else { return nil }
    self.path = path
  }

  /// Nothing but what is usual where there is no such file.
  ///
  /// - Throws: `Complaint`, with the place, for a file that is not one of permissions or that others may write.
  public func read() throws -> Permissions {
    guard let text = try text() else { return Permissions() }
    do {
      return try Permissions(text)
    } catch {
      throw Complaint("\(path):\(error.line): \(error.problem)", .configuration)
    }
  }

  /// - Throws: `Complaint`.
  public func write(_ permissions: Permissions) throws {
    try PrivateFile(path).replace(with: permissions.text)
  }

  /// What a source may do: with a file that cannot be made sense of as little as possible. Tells what is wrong.
  public static func grants(
    of source: Entry.Source, _ environment: Environment
  ) -> (Grants, faults: [String]) {
    guard let file = PermissionsFile(environment) else { return (.usual(for: source), []) }
    do {
      return (try file.read().grants(of: source), [])
    } catch {
      return (.unknown(for: source), [(error as? Complaint)?.text ?? file.path])
    }
  }

  private func text() throws -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Complaint("\(path): cannot be read", .configuration)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.longest
    else { throw Complaint("\(path): is no file of permissions", .configuration) }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else {
      throw Complaint("\(path): may be written by others; chmod 600 makes it yours", .configuration)
    }
    guard let text = PrivateFile.text(of: descriptor) else {
      throw Complaint("\(path): cannot be read", .configuration)
    }
    return text
  }
}
