/// Completion scripts: they start nothing, so that TAB is instant and never makes a file.
extension Page {
  var bashCompletions: String {
    let function = "_" + name.replacingDashes
    let words = (commands.map(\.name) + options.map { "--\($0.name)" }).joined(separator: " ")
    var lines = ["# bash completion for \(name)", "\(function)() {"]
    lines.append(#"  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}""#)
    lines += ["  COMPREPLY=()", #"  case "$before" in"#]
    for option in options where option.argument != nil {
      let choices = option.choices.joined(separator: " ")
      let offer =
        choices.isEmpty ? "" : #"COMPREPLY=($(compgen -W "\#(choices)" -- "$word")); "#
      lines.append("    --\(option.name)) \(offer)return ;;")
    }
    for command in commands where !command.words.isEmpty {
      let offer = command.words.joined(separator: " ")
      lines.append(
        #"    \#(command.name)) COMPREPLY=($(compgen -W "\#(offer)" -- "$word")); return ;;"#)
    }
    lines.append("  esac")
    lines.append(#"  COMPREPLY=($(compgen -W "\#(words)" -- "$word"))"#)
    // What is said is never the name of a file; what a subcommand is given may be.
    let fallback = commands.isEmpty ? "" : "-o default "
    lines += ["}", "complete \(fallback)-F \(function) \(name)"]
    return lines.joined(separator: "\n")
  }

  var zshCompletions: String {
    var lines = ["#compdef \(name)", "_arguments -s \\"]
    for option in options {
      let value =
        option.argument.map {
          ":\($0):" + (option.choices.isEmpty ? "" : "(\(option.choices.joined(separator: " ")))")
        } ?? ""
      lines.append("  '--\(option.name)[\(option.help.quotedForZsh)]\(value)' \\")
    }
    if commands.isEmpty {
      lines.append("  '*:word:'")
    } else {
      let names = commands.map(\.name).joined(separator: " ")
      let words = commands.flatMap(\.words).joined(separator: " ")
      lines.append("  '1:command:(\(names))' \\")
      if !words.isEmpty { lines.append("  '2:word:(\(words))' \\") }
      lines.append("  '*:file:_files'")
    }
    return lines.joined(separator: "\n")
  }

  var fishCompletions: String {
    var lines = commands.map {
      "complete -c \(name) -n __fish_use_subcommand -f -a \($0.name) -d '\($0.help.quotedForFish)'"
    }
    for command in commands where !command.words.isEmpty {
      lines.append(
        "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)' -f -a '"
          + command.words.joined(separator: " ") + "'")
    }
    for option in options {
      var line = "complete -c \(name) -l \(option.name)"
      if let letter = option.letter { line += " -s \(letter)" }
      if option.argument != nil {
        line += option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
      }
      lines.append(line + " -d '\(option.help.quotedForFish)'")
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }

  fileprivate var quotedForFish: String {
    reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) }
  }

  fileprivate var quotedForZsh: String {
    reduce(into: "") { result, character in
      switch character {
      case "'": result += #"'\''"#
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
