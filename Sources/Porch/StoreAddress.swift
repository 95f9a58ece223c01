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

  /// What a text that names no store ought to have been: a path wants its prefix.
  public static func meant(by text: String, forms: String) -> String {
    let isPath = !text.isEmpty && !text.contains(":")
    return isPath ? "sqlite:\(text)" : forms
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
      throw Complaint(
        "SAYWELL_STORE wants \(meant(by: url, forms: forms))", .configuration)
    }
    return address
  }
}
