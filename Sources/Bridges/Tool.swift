import Conversation
import Intents
import Measures
import Records

/// An intent as a tool that a model can call: its parameters by the names of their fields in JSON, with their types.
struct Tool {
  let name: String
  let parameters: [Parameter]
  private let type: any Intent.Type

  struct Parameter {
    /// What it is called in a call.
    let name: String
    let declared: CatalogEntry.Description
  }

  /// The argument by which confirmations are given.
  static let confirm = "confirm"

  init(_ entry: CatalogEntry) {
    name = entry.type.name
    type = entry.type
    let declared = entry.parameters
    // What several parameters call their field, such as the medicine and the other tags, they are called by themselves.
    parameters = declared.map { one in
      let isShared = declared.count { $0.field == one.field } > 1
      return Parameter(name: isShared ? one.name : one.field, declared: one)
    }
  }

  /// Every intent of a catalog that is something by itself.
  static func all(_ catalog: Catalog) -> [Tool] {
    catalog.names.compactMap { catalog[$0] }.filter { $0.type.elliptic == nil }.map(Tool.init)
  }

  /// The parameter that holds the names of what is recorded, perhaps of several things.
  var names: String? {
    type.totalling?.names
      ?? parameters.first { $0.declared.isList && $0.declared.isRequired }?.declared.name
  }

  /// The parameters that tell how much of one of them it is. A sentence has them beside the name that they belong to, a
  /// call has not.
  var counts: [String] {
    type.totalling?.counts
      ?? parameters.filter { [.number, .quantity].contains($0.declared.form) }.map(\.declared.name)
  }

  /// Whether a call changes anything.
  var isReadOnly: Bool { type.demand.access == nil || type.demand.access == .read }

  /// The arguments that contradict each other.
  func contradictions(in slots: [(name: String, value: Value)]) -> [String] {
    let names = type.contradictions(in: slots)
    return parameters.filter { names.contains($0.declared.name) }.map(\.name)
  }

  /// The argument for a field of a reply.
  func argument(for field: String) -> String? {
    parameters.first { $0.declared.field == field }?.name
  }

  /// As `tools/list` has it.
  func json(_ session: Session, _ words: BridgeWords) -> JSON {
    let (title, examples) = session.title(of: name)
    var description = title ?? name
    if !examples.isEmpty {
      let list = examples.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      description += "\n" + words("such-as", ["examples": .text(list)])
    }
    return .object([
      .init("name", .string(name)), .init("title", .string(title ?? name)),
      .init("description", .string(description)), .init("inputSchema", schema(words)),
      .init("annotations", annotations),
    ])
  }

  private var annotations: JSON {
    let access = type.demand.access
    return .object([
      .init("readOnlyHint", .bool(isReadOnly)),
      .init("destructiveHint", .bool(access == .change || access == .delete)),
      .init("openWorldHint", .bool(false)),
    ])
  }

  private func schema(_ words: BridgeWords) -> JSON {
    var properties = parameters.map { JSON.Field($0.name, $0.schema(words)) }
    if !isReadOnly {
      properties.append(
        .init(
          Self.confirm,
          .object([
            .init("type", .string("boolean")), .init("description", .string(words("confirm"))),
          ])))
    }
    let required = parameters.filter(\.declared.isRequired).map { JSON.string($0.name) }
    var schema: [JSON.Field] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
    ]
    if !required.isEmpty { schema.append(.init("required", .array(required))) }
    return .object(schema + [.init("additionalProperties", .bool(false))])
  }
}

extension Tool.Parameter {
  fileprivate func schema(_ words: BridgeWords) -> JSON {
    let one = JSON.object(element(words))
    guard declared.isList else { return one }
    return .object([.init("type", .string("array")), .init("items", one)])
  }

  private func element(_ words: BridgeWords) -> [JSON.Field] {
    switch declared.form {
    case .number: figure("number", words)
    case .whole: figure("integer", words)
    case .quantity where declared.needsUnit || declared.unit == nil: text(words("with-unit"))
    case .quantity: figure("number", words)
    case .words: text(nil)
    case .flag: [.init("type", .string("boolean"))]
    case .choice(let names):
      [.init("type", .string("string")), .init("enum", .array(names.map(JSON.string)))]
    case .moment: text(words("moment"))
    case .period: text(words("period"))
    }
  }

  private func text(_ description: String?) -> [JSON.Field] {
    [.init("type", .string("string"))]
      + (description.map { [.init("description", .string($0))] } ?? [])
  }

  private func figure(_ type: String, _ words: BridgeWords) -> [JSON.Field] {
    var fields: [JSON.Field] = [.init("type", .string(type))]
    if let unit = declared.unit, unit.fieldSuffix != nil {
      fields.append(
        .init("description", .string(words("unit", ["unit": .text(unit.rawValue)]))))
    }
    if let possible = declared.possible {
      for (name, bound) in [("minimum", possible.lowerBound), ("maximum", possible.upperBound)]
      where abs(bound) < 1e15 {
        fields.append(.init(name, .number(bound)))
      }
    }
    return fields
  }
}
