/// A command line that cannot be followed.
public enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String, near: String?)
  case needsValue(String, String)
  case needsNoValue(String)
  case badValue(option: String, wanted: String)
  case noCommand([String])
  case unknownCommand(String, among: [String])
  case unexpectedWord(String)
  case noLanguage(String)
  case needsWords(String)
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and what would be right, without the name of the command.
  public var description: String {
    switch self {
    case .unknownOption(let option, let near?):
      "there is no option \(option); did you mean \(near)?"
    case .unknownOption(let option, nil): "there is no option \(option); see --help"
    case .needsValue(let option, let argument): "--\(option) needs a value: --\(option) \(argument)"
    case .needsNoValue(let option): "--\(option) takes no value"
    case .badValue(let option, let wanted): "--\(option) wants \(wanted)"
    case .noCommand(let names): "which command? \(names.joined(separator: ", "))"
    case .unknownCommand(let name, let names):
      "there is no command \(name); there are \(names.joined(separator: ", "))"
    case .noLanguage(let language): "there are no grammars for the language \(language)"
    case .needsWords(let form): "it is \(form); see --help"
    case .unexpectedWord(let word): "\(word) is not expected here; see --help"
    }
  }
}
