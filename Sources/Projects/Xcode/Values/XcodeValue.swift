/// One value of a project file, and the line on which it begins.
struct XcodeValue: Sendable {
  enum Content: Sendable {
    case text(String)
    case list([XcodeValue])
    case dictionary([XcodeMember])
  }

  var content: Content
  /// 1-based; nil for a file whose reader tells no lines.
  var line: Int?

  /// A text or number as it is written, quotes removed and escapes resolved.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The elements of a list; none for any other value.
  var list: [XcodeValue] { if case .list(let list) = content { list } else { [] } }

  /// The members of a dictionary in file order; none for any other value.
  var members: [XcodeMember] { if case .dictionary(let members) = content { members } else { [] } }

  var isDictionary: Bool { if case .dictionary = content { true } else { false } }

  /// The value of a key; of several members with one key the last.
  subscript(_ key: String) -> XcodeValue? { members.last { $0.key == key }?.value }
}

/// A key and its value.
struct XcodeMember: Sendable {
  var key: String
  var value: XcodeValue
}
