import CPango
import Glibc
import Reports

/// A paper as a file of PDF, on pages of A4.
struct PDF {
  private let paper: Paper

  init(_ paper: Paper) { self.paper = paper }

  /// Writes the file at once: a reader sees the whole of it or what was there before. Tells whether it could.
  func write(to path: String) -> Bool {
    // How many pages there are is known once they have been laid out.
    let count = draw(onto: cairo_pdf_surface_create(nil, Sheet.width, Sheet.height), of: nil)
    guard let pages = count.pages else { return false }
    switch Place(path) {
    case .file: return replace(path, pages)
    // Nothing can take the place of a device or a pipe.
    case .stream: return write(through: path, pages)
    case .other: return false
    }
  }

  /// What is under a name: a file or nothing, what is written through, or what a report has no business with.
  private enum Place {
    case file, stream, other

    init(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        self = .file
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFCHR, S_IFIFO: self = .stream
      default: self = .other
      }
    }
  }

  private func write(through path: String, _ count: Int) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let surface = cairo_pdf_surface_create_for_stream(
      { place, bytes, count in
        var rest = UnsafeBufferPointer(start: bytes, count: Int(count))[...]
        while !rest.isEmpty {
          let written = Glibc.write(
            Int32(Int(bitPattern: place) - 1), UnsafeBufferPointer(rebasing: rest).baseAddress,
            rest.count)
          if written < 0, errno == EINTR { continue }
          guard written > 0 else { return CAIRO_STATUS_WRITE_ERROR }
          rest = rest.dropFirst(written)
        }
        return CAIRO_STATUS_SUCCESS
      }, UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1), Sheet.width, Sheet.height)
    return draw(onto: surface, of: count).isWhole
  }

  private func replace(_ path: String, _ count: Int) -> Bool {
    let temporary = "\(path).\(getpid())"
    guard
      draw(onto: cairo_pdf_surface_create(temporary, Sheet.width, Sheet.height), of: count).isWhole,
      isSynced(temporary), rename(temporary, path) == 0
    else {
      unlink(temporary)
      return false
    }
    return true
  }

  private func draw(onto surface: OpaquePointer?, of count: Int?) -> (isWhole: Bool, pages: Int?) {
    guard let surface else { return (false, nil) }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, paper.title)
    guard let context = cairo_create(surface) else { return (false, nil) }
    var sheet = Sheet(context, language: paper.language, pages: count)
    sheet.draw(paper)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let isWhole = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    return (isWhole, isWhole ? sheet.page : nil)
  }

  private func isSynced(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }
}
