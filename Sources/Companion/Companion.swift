import Glibc
import GrammarFiles
import Measures
import Phrasing
import Porch
import Records
import RecordsSQLite

/// What a companion of saywell works with: the clock, the records, and the language it speaks.
public struct Companion {
  public let environment = Environment.process
  public let zone: Zone
  public let now: Instant
  public let grammar: Grammar
  /// What is wrong with the user's grammars.
  public let faults: [String]
  private let shelf: GrammarShelf
  private let address: StoreAddress?

  /// - Throws: `Complaint` and `UsageError`, when the environment or an option names nothing there is.
  public init(_ options: Options) throws {
    let zone = Zone.system(environment: environment["TZ"])
    self.zone = zone
    now = options.now.map(zone.instant) ?? Instant(seconds: Int64(time(nil)))
    address = try StoreAddress.chosen(options.store, environment)
    let folders = Folders(environment)
    shelf = GrammarShelf(folder: folders.grammars, cache: folders.compiledGrammars)
    let found = shelf.voice(only: options.language, locale: environment.language)
    guard let grammar = found.grammar else { throw UsageError.noLanguage(found.tag) }
    self.grammar = grammar
    faults = found.faults.map(\.text)
  }

  /// Every language: what is in the records may have been said in any.
  public var grammars: [Grammar] { shelf.open().grammars }

  /// The path of the records; nil where they are in no file.
  public var storePath: String? {
    if case .file(let path)? = address { path } else { nil }
  }

  /// What the body makes of the records; nil where there are none yet.
  ///
  /// - Throws: `Complaint` where they cannot be read.
  public func read<Result>(_ body: (SQLiteStore) throws -> Result) throws -> Result? {
    guard let path = storePath, access(path, F_OK) == 0 else { return nil }
    do {
      return try body(SQLiteStore(at: .file(path)))
    } catch StoreError.newer {
      throw Complaint("the store was written by a newer saywell", .configuration)
    } catch StoreError.notAStore {
      throw Complaint("the store is damaged, or not one of saywell's", .badData)
    } catch is StoreError {
      throw Complaint("the store cannot be read", .unavailable)
    }
  }

  public func print(_ text: String) throws {
    var output = Output(STDOUT_FILENO)
    try output.line(Printable.text(text, keepingLines: true))
    try output.flush()
  }

  /// Where this very command is.
  ///
  /// - Throws: `Complaint`.
  public static func ownPath() throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &path, Int(PATH_MAX))
    guard length > 0 else { throw Complaint("cannot tell where this command is", .internalError) }
    return String(decoding: path[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
