import Glibc
import Porch
import Reports

/// Has PDF made by `saywell-report`, which stands beside this command and is the only one with libraries for it.
struct PDFMaker: Sendable {
  private let address: StoreAddress?
  private let showsProgress: Bool

  init(_ address: StoreAddress?, showsProgress: Bool) {
    self.address = address
    self.showsProgress = showsProgress && isatty(STDERR_FILENO) == 1
  }

  /// - Returns: the path of the file; nil when none could be written.
  /// - Throws: `DocumentError.noMaker`.
  func make(_ document: Document, in folder: String) throws -> String? {
    guard let program, case .file(let store)? = address else { throw DocumentError.noMaker }
    show(document.progress + "\r")
    defer { show("\u{1B}[K") }
    return NewFile.reserve(document.name, document.format.suffix, in: folder) { path in
      // What was measured stands in no argument, since everybody can read those.
      Child(
        program,
        [
          "--metric", document.metric, "--period", document.period, "--person", document.person,
          "--language", document.language, "--now", "\(document.made)", "--store",
          "sqlite:\(store)", "--output", path,
        ]
      ).run().status == 0
    }
  }

  private var program: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return nil }
    let own = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = own[...(own.lastIndex(of: "/") ?? own.startIndex)] + "saywell-report"
    return access(String(path), X_OK) == 0 ? String(path) : nil
  }

  private func show(_ text: String) {
    guard showsProgress else { return }
    var output = Output(STDERR_FILENO)
    try? output.text(text)
    try? output.flush()
  }
}
