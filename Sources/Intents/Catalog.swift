import Measures

/// Every intent there is, by name. Made once by the composition root.
public struct Catalog: Sendable {
  private let entries: [String: CatalogEntry]

  public init(_ intents: [any Intent.Type]) {
    entries = Dictionary(
      uniqueKeysWithValues: intents.map { ($0.name, CatalogEntry($0)) })
  }

  public var names: [String] { entries.keys.sorted() }

  public subscript(name: String) -> CatalogEntry? { entries[name] }
}

/// One intent type and what its parameters declare.
public struct CatalogEntry: Sendable {
  public let type: any Intent.Type
  let declarations: [String: Declaration]
  /// In the order of declaration.
  public let parameters: [Description]

  /// What grammars are checked against.
  public struct Description: Hashable, Sendable {
    public let name: String
    public let isRequired: Bool
    public let unit: Quantity.Unit?
  }

  struct Declaration: Sendable {
    let parameter: any DeclaredParameter
  }

  init(_ type: any Intent.Type) {
    self.type = type
    var declarations: [String: Declaration] = [:]
    var parameters: [Description] = []
    for child in Mirror(reflecting: type.init()).children {
      guard let label = child.label, label.hasPrefix("_"),
        let parameter = child.value as? any DeclaredParameter
      else { continue }
      let name = String(label.dropFirst())
      declarations[name] = Declaration(parameter: parameter)
      parameters.append(
        Description(name: name, isRequired: parameter.isRequired, unit: parameter.unit))
    }
    self.declarations = declarations
    self.parameters = parameters
  }

  /// The intent with these slots in its parameters.
  ///
  /// - Throws: `Need.value` for the first required parameter that no slot fills, or whose slot holds
  ///   something of another type; `UnknownSlot` when a slot has no parameter, since nothing heard may be dropped.
  public func bind(_ slots: [(name: String, value: Value)]) throws -> any Intent {
    for slot in slots where declarations[slot.name] == nil {
      throw UnknownSlot(name: slot.name)
    }
    for parameter in parameters where parameter.isRequired {
      guard slots.contains(where: { $0.name == parameter.name }) else {
        throw Need.value(parameter: parameter.name, key: nil)
      }
    }
    return try type.init(from: SlotDecoder(slots, declarations))
  }
}

/// A slot was heard that the intent has no parameter for.
public struct UnknownSlot: Error, Hashable, Sendable {
  public let name: String
}
