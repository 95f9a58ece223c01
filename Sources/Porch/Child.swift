import Glibc

/// Another program: no shell reads its words.
public struct Child {
  let path: String
  let arguments: [String]

  public init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Where on the PATH a program is; nil where it is nowhere.
  public static func path(of name: String) -> String? {
    let folders = Environment.process["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Its exit status, 127 where it did not run to its end, and what it printed.
  ///
  /// - Parameter input: its standard input, no longer than a pipe holds.
  public func run(input: String = "") -> (status: Int32, output: String) {
    guard let running = start() else { return (127, "") }
    var writing = Output(running.input)
    try? writing.text(input)
    try? writing.flush()
    close(running.input)
    let output = Self.read(running.output)
    close(running.output)
    return (running.status(), output)
  }

  /// A program that runs, with the ends of the pipes to its standard input and from its standard output.
  public struct Running {
    public let input: Int32
    public let output: Int32
    private let process: pid_t

    fileprivate init(_ process: pid_t, input: Int32, output: Int32) {
      self.process = process
      self.input = input
      self.output = output
    }

    /// How it ends, which is waited for; 127 where it does not run to its end.
    public func status() -> Int32 {
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 127
    }
  }

  /// Nil where it cannot be started.
  public func start() -> Running? {
    var (from, to): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&from) == 0 else { return nil }
    guard pipe(&to) == 0 else {
      for descriptor in from { close(descriptor) }
      return nil
    }
    for descriptor in from + to { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // A signal that is ignored here is none of its business.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, &attributes, &words, environ)
    close(to[0])
    close(from[1])
    guard failure == 0 else {
      close(to[1])
      close(from[0])
      return nil
    }
    return Running(process, input: to[1], output: from[0])
  }

  private static func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
