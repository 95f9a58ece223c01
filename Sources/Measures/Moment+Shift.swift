extension Moment.Shift {
  /// The distance in seconds when it is one of hours or less, or a broken number of days: those are
  /// counted on the clock. Nil for distances that are counted on the calendar.
  var clockSeconds: Int? {
    switch unit {
    case .second, .minute, .hour: break
    case .day where amount.rounded() != amount: break
    default: return nil
    }
    let seconds = (amount * unit.factor).rounded()
    return seconds.magnitude < 4e11 ? Int(seconds) : nil
  }

  /// The date this far from another; nil when the unit is none of time, or the date beyond the
  /// years 1 to 9999.
  ///
  /// Months and years go by the calendar. What is left of a broken number counts 7 days to the week
  /// and 30 to the month, rounded to whole days.
  func moved(_ date: CivilDate) -> CivilDate? {
    // Beyond this no calendar reaches, and everything below fits an integer.
    guard unit.dimension == .duration, amount.magnitude < 4e6 else { return nil }
    switch unit {
    case .day: return date.moved(days: Int(amount))
    case .week: return date.moved(days: Int((amount * 7).rounded()))
    case .month: return moved(date, months: amount)
    case .year: return moved(date, months: amount * 12)
    default: return nil
    }
  }

  private func moved(_ date: CivilDate, months: Double) -> CivilDate? {
    let whole = months.rounded(.towardZero)
    let month = date.adding(months: Int(whole))
    guard month > .first, month < .last else { return nil }
    return month.moved(days: Int(((months - whole) * 30).rounded()))
  }
}
