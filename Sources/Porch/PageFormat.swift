/// What a page for a command can be written as, besides its help.
public enum PageFormat: String, CaseIterable, Sendable {
  case man, bash, zsh, fish

  /// The option that prints such a page; `make install` writes the files with it.
  public static func flag<Settings>(
    set: @escaping @Sendable (inout Settings, PageFormat) -> Void
  ) -> Flag<Settings> {
    let names = allCases.map(\.rawValue)
    return Flag(
      "generate", value: "PAGE", choices: names,
      help: "print the manual page, or the completions of a shell"
    ) { settings, text in
      guard let format = PageFormat(rawValue: text) else {
        throw UsageError.badValue(option: "generate", wanted: names.joined(separator: ", "))
      }
      set(&settings, format)
    }
  }
}

extension Page {
  public func written(as format: PageFormat) -> String {
    switch format {
    case .man: manual
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }
}
