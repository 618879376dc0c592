import PositionedJSON

/// A JSON value that two readers can compare: `1` and `1.0` differ, the order of members does not matter.
indirect enum GoldenJSON: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([GoldenJSON])
  case object([String: GoldenJSON])

  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .number: self = node.integer.map { .integer($0) } ?? .double(node.double ?? .nan)
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.elements.map { GoldenJSON($0) })
    case .object: self = .object(Dictionary(node.members.map { ($0.key, GoldenJSON($0.value)) }) { $1 })
    }
  }

  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements that are texts.
  var texts: [String]? {
    if case .array(let elements) = self { elements.compactMap(\.text) } else { nil }
  }

  var elements: [GoldenJSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  var members: [String: GoldenJSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// Any number.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    default: nil
    }
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  /// The same as a property list reader gives it; nil for null.
  var plist: Any? {
    switch self {
    case .null: nil
    case .boolean(let boolean): boolean
    case .integer(let integer): integer
    case .double(let double): double
    case .string(let text): text
    case .array(let elements): elements.compactMap(\.plist)
    case .object(let members): members.compactMapValues(\.plist)
    }
  }
}
