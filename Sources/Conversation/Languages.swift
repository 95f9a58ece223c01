import Phrasing

/// Which of the installed languages to listen in, and in which order.
public enum Languages {
  /// The grammars to listen with, the likeliest first; none when there is none for the language asked for.
  ///
  /// - Parameters:
  ///   - only: the one language that was asked for, if one was.
  ///   - locale: the language of the user's locale.
  public static func chosen(
    from installed: [Grammar], only language: String?, locale: String?
  ) -> [Grammar] {
    guard let language else {
      return installed.filter { $0.language == locale }
        + installed.filter { $0.language != locale }
    }
    return installed.filter { $0.language == language }
  }
}
