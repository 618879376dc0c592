/// A JSON value that is to be written into a text.
///
/// Two are equal if they are written alike in every layout: texts are compared by code points, numbers by their spelling,
/// members with their order.
package enum JSONFragment: Sendable {
  case string(String)
  /// A number as it is spelled: `1.0` is not `1`.
  case number(String)
  case boolean(Bool)
  case null
  case array([JSONFragment])
  /// Members in the order they are to be written; repeated ones are written twice.
  case object([Member])

  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONFragment

    package init(_ key: String, _ value: JSONFragment) {
      self.key = key
      self.value = value
    }
  }

  package static func integer(_ number: Int) -> JSONFragment { .number(String(number)) }
}

extension JSONFragment {
  /// All that a value of a text holds, apart from its layout and the spelling of its strings.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .object: self = .object(node.members.map { Member($0.key, JSONFragment($0.value)) })
    case .array: self = .array(node.elements.map { JSONFragment($0) })
    case .string: self = .string(node.string ?? "")
    case .number: self = .number(node.spelling)
    case .boolean: self = .boolean(node.boolean ?? false)
    case .null: self = .null
    }
  }
}
