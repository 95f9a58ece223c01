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
    let temporary = "\(path).\(getpid())"
    guard let count = count.pages,
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
