/// How a command ended, as scripts see it. The numbers are a public promise; from 64 on they are those of sysexits.h.
public enum ExitStatus: Int32, CaseIterable, Error, Sendable {
  case done = 0
  case asked = 1
  case notUnderstood = 2
  case refused = 3
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case noPermission = 77
  case configuration = 78

  /// What it means, for the manual.
  public var meaning: String {
    switch self {
    case .done: "done, or answered"
    case .asked:
      "understood, but an answer is needed: the question was printed, nothing was written"
    case .notUnderstood: "not understood; nothing was written"
    case .refused: "understood and refused; nothing was written"
    case .usage: "a wrong option"
    case .badData: "a grammar file has a fault, or the store is damaged or not one of saywell's"
    case .noInput: "a folder of grammars cannot be read, or there are none in it"
    case .unavailable: "the store cannot be reached, or is busy"
    case .internalError: "an error in saywell itself"
    case .cannotCreate: "the store cannot be created"
    case .inputOutput: "reading or writing failed, or the disk is full"
    case .noPermission: "the store may not be written"
    case .configuration:
      "a setting is wrong, or the store was written by a newer saywell"
    }
  }
}
