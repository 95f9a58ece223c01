import Glibc

/// Reads texts aloud by another program, which gets them on its standard input: nothing of them stands in an argument,
/// where everybody could read it, and no shell sees them.
public struct Voice: ~Copyable {
  /// Programs with their arguments, each hearing the one before it: `piper --model voice.onnx | aplay -t raw -`.
  public struct Command: Sendable {
    fileprivate let stages: [(path: String, words: [String])]

    /// What is wrong with a command.
    public enum Fault: Error, Hashable, Sendable {
      /// There is no such program.
      case notFound(String)
      /// It has signs that only a shell understands.
      case shell
    }

    private static let shellSigns: Set<Character> = [
      "'", "\"", "`", "$", "\\", ";", "&", "<", ">", "(", ")", "*", "?",
    ]

    /// Words with spaces between them and programs with bars.
    ///
    /// - Throws: `Fault`.
    public init(_ text: String) throws(Fault) {
      guard !text.contains(where: Self.shellSigns.contains) else { throw .shell }
      var stages: [(path: String, words: [String])] = []
      for stage in text.split(separator: "|", omittingEmptySubsequences: false) {
        let words = stage.split(separator: " ").map(String.init)
        guard let name = words.first,
          let path = name.contains("/")
            ? access(name, X_OK) == 0 ? name : nil : Child.path(of: name)
        else { throw .notFound(words.first ?? "") }
        stages.append((path, words))
      }
      self.stages = stages
    }

    /// The arguments with which a program that is known reads its input, and in which voice.
    fileprivate func words(of stage: Int, _ language: String, _ voice: String) -> [String] {
      let words = stages[stage].words
      let name = words[0].split(separator: "/").last.map(String.init) ?? words[0]
      let known: [(flag: String, words: [String])] =
        switch name {
        case "espeak-ng", "espeak":
          [("--stdin", ["--stdin"]), ("-s", ["-s", "150"]), ("-v", ["-v", voice])]
        case "spd-say":
          [
            ("-e", ["-e"]), ("-w", ["-w"]), ("-r", ["-r", "-20"]), ("-l", ["-l", language]),
            ("-N", ["-N", "saywell"]), ("-P", ["-P", "important"]),
          ]
        default: []
        }
      return words + known.filter { !words.contains($0.flag) }.flatMap(\.words)
    }
  }

  private let command: Command
  /// The programs that may still be running; each leads a group of its own.
  private var running: [pid_t] = []
  /// Whether a program of it could not be started.
  public private(set) var isMute = false

  public init(_ command: Command) { self.command = command }

  /// Begins to read a text aloud, and does not wait for its end; what was being read breaks off.
  ///
  /// - Parameters:
  ///   - language: its tag, which the program also finds in `SAYWELL_LANGUAGE`.
  ///   - name: what espeak-ng calls a voice for it.
  public mutating func say(_ text: String, _ language: String, voice name: String) {
    hush()
    guard var input = Self.pipe(holding: text + "\n") else { return }
    for stage in command.stages.indices {
      let words = command.words(of: stage, language, name)
      let isLast = stage == command.stages.count - 1
      let next = isLast ? nil : Self.pipe()
      start(command.stages[stage].path, words, from: input, to: next?.writing, language)
      close(input)
      guard let next else { return }
      close(next.writing)
      input = next.reading
    }
  }

  /// Whether something is still being read aloud.
  public mutating func isSpeaking() -> Bool {
    running.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    return !running.isEmpty
  }

  /// Breaks off: the programs, and those that they have started; at once, whether they like it or not.
  public mutating func hush() {
    guard isSpeaking() else { return }
    signal(SIGTERM)
    for _ in 0..<Self.mercies where isSpeaking() { usleep(Self.mercy) }
    signal(SIGKILL)
    for process in running { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    running = []
  }

  private func signal(_ signal: Int32) {
    for process in running { kill(-process, signal) }
  }

  /// So often, and for so many microseconds, one that is told to end is waited for.
  private static let mercies = 40
  private static let mercy: UInt32 = 5_000

  /// More than anybody listens to, and less than a pipe holds.
  private static let mostBytes = 16_384

  /// A pipe that holds a text already, so that nobody waits for the program, nor minds whether it is there.
  private static func pipe(holding text: String) -> Int32? {
    guard text.utf8.count <= mostBytes, let ends = pipe() else { return nil }
    var output = Output(ends.writing)
    let isWritten = (try? output.text(text)) != nil && (try? output.flush()) != nil
    close(ends.writing)
    if !isWritten { close(ends.reading) }
    return isWritten ? ends.reading : nil
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private mutating func start(
    _ path: String, _ words: [String], from input: Int32, to output: Int32?, _ language: String
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Ctrl-C at the prompt is not meant for the voice; what ends it is, whatever this process turns a deaf ear to.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for ending in [SIGTERM, SIGPIPE] { sigaddset(&signals, ending) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var variables = Self.variables
    variables.insert(strdup("SAYWELL_LANGUAGE=\(language)"), at: 0)
    defer { free(variables[0]) }
    var process: pid_t = 0
    if posix_spawn(&process, path, &actions, &attributes, &arguments, &variables) == 0 {
      running.append(process)
    } else {
      isMute = true
    }
  }

  /// Those of this process, and the end of their list.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(variable)
      next += 1
    }
    return variables + [nil]
  }
}
