/// Where the records are, as `--store` and `SAYWELL_STORE` name it.
public enum StoreAddress: Equatable, Sendable {
  case file(String)
  case memory

  public static let forms = "sqlite:PATH or :memory:"

  /// Nil when it is neither `sqlite:PATH` nor `:memory:`.
  public init?(_ text: String) {
    if text == ":memory:" {
      self = .memory
    } else if text.hasPrefix("sqlite:"), text != "sqlite:" {
      self = .file(Folders(.process).expanded(String(text.dropFirst("sqlite:".count))))
    } else {
      return nil
    }
  }

  /// The one that was asked for, else that of the environment, else the usual one; nil where there is no home.
  ///
  /// - Throws: `Complaint` where `SAYWELL_STORE` names no store.
  public static func chosen(
    _ option: StoreAddress?, _ environment: Environment
  ) throws -> StoreAddress? {
    if let option { return option }
    guard let url = environment["SAYWELL_STORE"] else {
      return Folders(environment).store.map(StoreAddress.file)
    }
    guard let address = StoreAddress(url) else {
      throw Complaint("SAYWELL_STORE wants \(forms)", .configuration)
    }
    return address
  }
}
