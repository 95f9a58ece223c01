import Foundation

/// A process that this one started.
struct Child: Sendable {
  enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  let process: pid_t

  init(process: pid_t) { self.process = process }

  /// - Parameter streams: what becomes its standard input, output and errors.
  init(_ command: [String], _ environment: [String: String], streams: [Int32]) throws {
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = Self.plainSignals
    defer { posix_spawnattr_destroy(&attributes) }
    var process: pid_t = 0
    let error = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw Fault("cannot start \(command[0]): \(error)") }
    self.process = process
  }

  /// No signal is blocked or ignored, whatever the runner of the tests does.
  private static var plainSignals: posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  func signal(_ number: Int32) { kill(process, number) }

  @discardableResult
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
  }
}

/// How a command ended, and what it said.
struct Ending: Sendable {
  let end: Child.End
  let output: [UInt8]
  let errors: [UInt8]

  init(end: Child.End, output: [UInt8], errors: [UInt8]) {
    self.end = end
    self.output = output
    self.errors = errors
  }

  var status: Int32? { if case .exit(let status) = end { status } else { nil } }
  var text: String { String(decoding: output, as: UTF8.self) }
  var complaint: String { String(decoding: errors, as: UTF8.self) }
}
