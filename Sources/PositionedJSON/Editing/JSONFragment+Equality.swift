/// `String` takes texts for equal that are spelled with other code points; in a file they are two.
extension JSONFragment: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text): hasher.combine(codePointsOf: text)
    case .number(let spelling): hasher.combine(spelling)
    case .boolean(let value): hasher.combine(value)
    case .null: hasher.combine(0)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONFragment.Member {
  package static func == (left: Self, right: Self) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8) && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(codePointsOf: key)
    hasher.combine(value)
  }
}

extension Hasher {
  fileprivate mutating func combine(codePointsOf text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(UInt8(0xFF))
  }
}
