import Glibc
import Porch
import Reminders

/// Writes the reminders for a calendar.
struct ExportCommand: Command {
  static let name = "export"
  static let help = "print the reminders as an iCalendar file"

  static func run(in house: House) throws -> ExitStatus {
    let open = try house.reminders().filter {
      $0.reminder.next(after: house.now, in: house.zone) != nil
    }
    let calendar = ICalendar(open, at: house.now, in: house.zone) { kept in
      "\(DueCommand.title(of: kept, in: house)): \(kept.reminder.text)"
    }
    var output = Output(STDOUT_FILENO)
    try output.text(calendar.text)
    try output.flush()
    return .done
  }
}
