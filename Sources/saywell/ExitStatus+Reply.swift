import Conversation
import Porch
import Records

extension ExitStatus {
  /// How a command ends whose last word was this reply.
  init(_ reply: Reply) {
    if let failure = reply.failure {
      self.init(failure)
      return
    }
    switch reply.outcome {
    case .done, .act: self = .done
    case .ask: self = .asked
    case .refused where reply.reason == Reply.unwritten: self = .cannotCreate
    case .refused where reply.reason == Reply.unknownPermission: self = .configuration
    case .refused: self = reply.reason == "internal-error" ? .internalError : .refused
    case .reject: self = .notUnderstood
    }
  }

  private init(_ error: StoreError) {
    switch error {
    case .notAStore: self = .badData
    case .newer: self = .configuration
    case .busy, .unavailable, .gone: self = .unavailable
    case .full, .failed: self = .inputOutput
    case .readOnly: self = .noPermission
    case .cannotCreate: self = .cannotCreate
    }
  }
}
