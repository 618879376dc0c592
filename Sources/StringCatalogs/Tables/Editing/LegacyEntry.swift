/// One key of a `.strings` or `.stringsdict` file with its value and the comment that belongs to it.
package struct LegacyEntry: Sendable {
  package var key: String
  /// A string, or in a `.stringsdict` a dictionary; with all members, whether Foundation knows them or not.
  package var value: PropertyListNode
  /// Without the signs around it and the space at its ends, lines ended by LF; nil where there is none.
  package var comment: String?

  package init(key: String, value: PropertyListNode, comment: String?) {
    self.key = key
    self.value = value
    let lines = comment.map { $0.replacing("\r\n", with: "\n").replacing("\r", with: "\n").trimmed }
    self.comment = lines.flatMap { $0.isEmpty ? nil : $0 }
  }

  package init(key: String, text: String, comment: String? = nil) {
    self.init(key: key, value: PropertyListNode(.string(text), at: 0), comment: comment)
  }

  package init(key: String, entry: StringsDictEntry, comment: String? = nil) {
    self.init(key: key, value: PropertyListNode(entry.propertyList), comment: comment)
  }
}

extension PropertyListNode {
  fileprivate init(_ list: WrittenPropertyList) {
    switch list {
    case .string(let text): self.init(.string(text), at: 0)
    case .dictionary(let members):
      let sorted = WrittenPropertyList.sorted(members)
      let nodes = sorted.map { PropertyListMember(key: $0.key, keyOffset: 0, value: PropertyListNode($0.value)) }
      self.init(.dictionary(nodes), at: 0)
    }
  }

  /// Whether both say the same wherever they stand: texts by code points, members in their order.
  package func isSame(as other: PropertyListNode) -> Bool {
    switch (value, other.value) {
    case (.string(let left), .string(let right)), (.date(let left), .date(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.array(let left), .array(let right)): left.elementsEqual(right) { $0.isSame(as: $1) }
    case (.dictionary(let left), .dictionary(let right)):
      left.elementsEqual(right) { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}
