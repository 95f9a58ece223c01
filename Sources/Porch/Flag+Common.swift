import Measures

/// Options that several commands have.
extension Flag {
  /// `--now TIME`.
  public static func now(
    set: @escaping @Sendable (inout Settings, LocalTime) -> Void
  ) -> Flag {
    Flag("now", value: "TIME", help: "take this local time as the clock: 2026-03-11T10:00") {
      settings, text in
      let isApart = text.utf8.count > 10 && text.utf8.dropFirst(10).first == UInt8(ascii: " ")
      let joined = isApart ? "\(text.prefix(10))T\(text.dropFirst(11))" : text
      guard let time = LocalTime(joined) else {
        throw UsageError.badValue(option: "now", wanted: "a time such as 2026-03-11T10:00")
      }
      set(&settings, time)
    }
  }

  /// `--person NAME`.
  public static func person(
    help: String, set: @escaping @Sendable (inout Settings, String) -> Void
  ) -> Flag {
    Flag("person", value: "NAME", help: help) { settings, text in
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { throw UsageError.badValue(option: "person", wanted: "a name") }
      set(&settings, words.joined(separator: " "))
    }
  }

  /// `--store URL`, for what needs a file.
  public static func storeFile(
    set: @escaping @Sendable (inout Settings, StoreAddress) -> Void
  ) -> Flag {
    Flag("store", value: "URL", help: "where the records are: sqlite:PATH") { settings, text in
      guard let address = StoreAddress(text) else {
        throw UsageError.badValue(
          option: "store", wanted: StoreAddress.meant(by: text, forms: "sqlite:PATH"))
      }
      set(&settings, address)
    }
  }
}
