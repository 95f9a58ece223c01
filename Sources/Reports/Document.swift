import Measures

/// A report that is to be kept in a file.
public struct Document: Sendable {
  /// The name of the file without its suffix: `saywell-weight-2026-02-10-2026-03-11`, for somebody else
  /// `saywell-dad-weight-…`.
  public let name: String
  public let format: Report.Format
  public let text: String
  /// What it was made of, for a program that makes it in another way.
  public let metric: String
  public let person: String
  /// As JSON calls it: `last_30_days`.
  public let period: String
  public let made: LocalTime
  public let language: String
  /// What is said while it takes its time.
  public var progress = ""

  public init(_ report: Report, in language: String, text: String) {
    let parts = ["saywell", report.person == "me" ? "" : report.person.forFile, report.metric]
    name =
      (parts.filter { !$0.isEmpty } + ["\(report.days.lowerBound)", "\(report.days.upperBound)"])
      .joined(separator: "-")
    format = report.format
    self.text = text
    metric = report.metric
    person = report.person
    period = report.period.name(today: report.made.date) ?? "all"
    made = report.made
    self.language = language
  }
}

extension String {
  /// Its letters and figures, and a hyphen for all else, as a part of a file's name.
  fileprivate var forFile: String {
    let words = split { !$0.isLetter && !$0.isNumber }
    return String(words.joined(separator: "-").prefix(40))
  }
}

/// Why a document is in no file.
public enum DocumentError: Error, Hashable, Sendable {
  /// No file can be made in this folder; nil where there is no home to have one in.
  case unwritable(folder: String?)
  /// What makes files of this format is not installed.
  case noMaker
}
