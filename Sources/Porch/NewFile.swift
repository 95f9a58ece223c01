import Glibc

/// A file that was not there before, its owner's alone, and whole or not at all.
public enum NewFile {
  /// Makes the file, and the folders above it where they are lacking. Where there is a file of this name already, a
  /// number is added to the name.
  ///
  /// - Returns: its path; nil when it could not be written.
  public static func write(_ text: String, named name: String, suffix: String, in folder: String)
    -> String?
  {
    reserve(name, suffix, in: folder) { path in
      (try? PrivateFile(path).replace(with: text)) != nil
    }
  }

  /// Takes a name that nobody has for a file that the body puts in its place; gives it back when that fails.
  public static func reserve(
    _ name: String, _ suffix: String, in folder: String, fill: (String) -> Bool
  ) -> String? {
    PrivateFile.makeFolders(above: folder + "/")
    for number in 1...9999 {
      let path = "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").\(suffix)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { return nil }
      close(descriptor)
      if fill(path) { return path }
      unlink(path)
      return nil
    }
    return nil
  }
}
