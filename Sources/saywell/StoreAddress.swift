import Porch
import RecordsSQLite

/// Where the records are, as `--store` and `SAYWELL_STORE` name it.
enum StoreAddress: Equatable, Sendable {
  case file(String)
  case memory

  static let forms = "sqlite:PATH or :memory:"

  /// Nil when it is neither `sqlite:PATH` nor `:memory:`.
  init?(_ text: String) {
    if text == ":memory:" {
      self = .memory
    } else if text.hasPrefix("sqlite:"), text != "sqlite:" {
      self = .file(Folders(.process).expanded(String(text.dropFirst("sqlite:".count))))
    } else {
      return nil
    }
  }
}
