import Intents
import Measures
import Records

extension RecordIntent {
  /// Reviews a figure of the body that a child may have and a grown person has not, and compares it with the last one.
  ///
  /// - Throws: what `reviewRecord` and `compare` throw.
  func reviewBody(
    _ parameter: Parameter<Quantity>, of kind: Sample.Kind, child: ClosedRange<Double>,
    in context: IntentContext, isNear: (Double, Double, Double) -> Bool
  ) throws {
    let figures = try FigureReview(of: self, in: context)
    let figure = try parameter.figure(in: context)
    if !context.person.isChild(in: context) || !child.contains(figure.value) {
      try figures.askUnusual()
    }
    try circumstances.review(in: context)
    try compare(figure, of: parameter.name, with: kind, in: context, isNear: isNear)
  }

  /// Asks about a figure that is far from the person's last one: it may be misheard, or somebody
  /// else's.
  ///
  /// - Parameter isNear: told the figure, the last one before it, and how many days lie between.
  /// - Throws: `Need.confirmation` "far-from-last", with the last figure in the unit of the new
  ///   one.
  func compare(
    _ figure: Figure, of parameter: String, with kind: Sample.Kind, in context: IntentContext,
    isNear: (Double, Double, Double) -> Bool
  ) throws {
    let time = try circumstances.span(in: context).at
    guard let last = try context.store.latest(kind, of: context.person, before: time)?.sample
    else { return }
    let days = Double(time.seconds - last.start.seconds) / 86_400
    guard !isNear(figure.value, last.value, days) else { return }
    var values = saidValues(in: context)
    let canonical = Quantity(last.value, kind.unit)
    let shown = figure.said.unit.flatMap(canonical.converted(to:)) ?? canonical
    values["last"] = .quantity(Quantity(shown.value.rounded(decimals: 1), shown.unit))
    values["lastTime"] = .moment(context.moment(of: last))
    values[Need.parameterKey] = .word(parameter)
    try context.confirm("far-from-last", telling: kind, values)
  }
}

extension RecordIntent {
  /// Asks about more bowls, glasses or pieces than anybody has at once: it may be what they cost.
  func reviewPortions(_ quantity: Double?, of unit: Term?, in context: IntentContext) throws {
    guard let quantity, unit != nil else { return }
    try judge(quantity, by: .pieces, as: "quantity", in: context)
  }
}

extension IntentContext {
  /// A time as somebody would say it now: its day, counted from today, and the time of day.
  func moment(of time: LocalTime) -> Moment {
    Moment(
      day: day(of: time.date),
      clock: Moment.Clock(
        hour: time.hour, minute: time.minute))
  }

  /// Yesterday and its neighbours by their distance, other days by their date.
  func day(of date: CivilDate) -> Moment.Day {
    let distance = date.days - today.days
    guard abs(distance) > 1 else { return .offset(distance) }
    return .date(year: date.year, month: date.month, day: date.day)
  }
}
