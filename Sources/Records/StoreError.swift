/// Why a store could not do what was asked. The words for people are in the grammars.
public enum StoreError: Error, Hashable, Sendable {
  /// Not a database, damaged, or not one of saywell's.
  case notAStore
  /// Written by a newer saywell; left untouched.
  case newer
  /// Another process kept the store busy for longer than was waited.
  case busy
  /// No space is left on the disk.
  case full
  /// The file or its folder may not be written.
  case readOnly
  /// The file or its folder could not be made.
  case cannotCreate
  /// No store can be reached under this address.
  case unavailable
  /// The file was moved or removed, or another one took its place, while it was in use.
  case gone
  /// Reading or writing failed for another reason; the engine's own code.
  case failed(code: Int32)
}
