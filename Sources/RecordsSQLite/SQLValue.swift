/// A value on its way into a statement; nil is NULL.
enum SQLValue {
  case integer(Int64?)
  case real(Double?)
  case text(String?)
  case blob([UInt8])

  static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }
}
