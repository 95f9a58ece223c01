import Measures

/// The fields in JSON of what an intent holds.
struct FieldList {
  private(set) var fields: [JSON.Field] = []
  private let context: IntentContext

  init(_ context: IntentContext) { self.context = context }

  mutating func add(_ one: Said) {
    let field = one.declaration.field
    guard !one.values.isEmpty else { return }
    if one.declaration.isList, one.values.count > 1 || one.declaration.several == nil {
      addList(one.values.compactMap(plain), as: one.declaration.several ?? field)
      return
    }
    for value in one.values {
      if case .quantity(let quantity) = value {
        add(quantity, of: one.declaration)
      } else if let json = plain(value) {
        // A container that was named is told in the place of the cups that a volume was said in.
        fields.removeAll { $0.name == field }
        fields.append(JSON.Field(field, json))
      }
    }
  }

  /// Lists of one name are one list: a medicine, and what else it was tagged with.
  private mutating func addList(_ values: [JSON], as name: String) {
    guard let index = fields.firstIndex(where: { $0.name == name }),
      case .array(let before) = fields[index].value
    else {
      fields.append(JSON.Field(name, .array(values)))
      return
    }
    fields[index] = JSON.Field(name, .array(before + values))
  }

  /// A figure in the canonical unit; nothing as long as its unit is open.
  private mutating func add(_ quantity: Quantity, of declaration: Declaration) {
    guard let measure = declaration.measure else {
      return addAsSaid(quantity, of: declaration)
    }
    guard case .settled(let figure, let said) = measure.settle(quantity, in: context),
      figure.isFinite
    else { return }
    guard !measure.keepsUnit else { return addAsSaid(said, of: declaration) }
    fields.append(JSON.Field(declaration.field, .number(figure)))
    // Cups are a measure, and what is drunk from: both are told.
    if said.unit == .cup, !fields.contains(where: { $0.name.hasPrefix("quantity") }) {
      fields.append(JSON.Field("quantity", .number(said.value)))
      fields.append(JSON.Field("quantity_unit", .string(Quantity.Unit.cup.rawValue)))
    }
  }

  /// Number and unit, under another name if there is such a number already: two tablets of 500 mg.
  private mutating func addAsSaid(_ quantity: Quantity, of declaration: Declaration) {
    guard quantity.value.isFinite else { return }
    let isTaken = fields.contains { $0.name.hasPrefix(declaration.field) }
    let name = isTaken ? declaration.name : declaration.field
    fields.append(JSON.Field(name, .number(quantity.value)))
    guard let unit = quantity.unit else { return }
    fields.append(JSON.Field("\(name)_unit", .string(unit.rawValue)))
  }

  private func plain(_ value: Value) -> JSON? {
    switch value {
    case .number(let number): number.isFinite ? .number(number) : nil
    case .word(let text), .text(let text): .string(text)
    case .moment(let moment): context.text(of: moment, toward: .past).map(JSON.string)
    case .period(let period): period.name(today: context.today).map(JSON.string)
    case .quantity: nil
    }
  }
}
