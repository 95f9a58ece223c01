import Intents
import Measures

extension Step {
  /// The action in JSON: intent, kind, then what was said, each figure in the unit that its field's name carries.
  ///
  /// - Parameters:
  ///   - bound: the intent with its values; nil while something is missing.
  ///   - wanted: whose record it is where nobody is named.
  func json(_ bound: (any Intent)?, in context: IntentContext, wanted: String? = nil) -> JSON {
    var fields = [
      JSON.Field("intent", .string(intent)), JSON.Field("kind", .string(entry.type.kind)),
    ]
    fields += bound?.fields(in: context) ?? entry.fields(of: slots, in: context)
    if let person = person ?? wanted, !fields.contains(where: { $0.name == "person" }) {
      fields.append(JSON.Field("person", .string(person)))
    }
    return .object(fields)
  }

  /// What a parameter is called in JSON.
  func field(of parameter: String) -> String { entry.field(of: parameter) }
}
