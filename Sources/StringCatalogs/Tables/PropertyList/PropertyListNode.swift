/// A value of a property list and where it stands.
package struct PropertyListNode: Sendable {
  package enum Value: Sendable {
    case string(String)
    /// The members in file order, repeated keys included.
    case dictionary([PropertyListMember])
    case array([PropertyListNode])
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// As it is written; for a binary file seconds since 2001.
    case date(String)
  }

  package var value: Value
  /// 0-based offset in bytes of the text in UTF-8, or of the binary file.
  package var offset: Int

  package init(_ value: Value, at offset: Int) {
    self.value = value
    self.offset = offset
  }

  package var string: String? { if case .string(let text) = value { text } else { nil } }
  package var members: [PropertyListMember]? { if case .dictionary(let members) = value { members } else { nil } }
  package var elements: [PropertyListNode]? { if case .array(let elements) = value { elements } else { nil } }
  package var boolean: Bool? { if case .boolean(let truth) = value { truth } else { nil } }
  package var integer: Int? { if case .integer(let number) = value { number } else { nil } }

  /// The value of a key; of several the last, as Foundation has it.
  package subscript(_ key: String) -> PropertyListNode? { members?.last { $0.key == key }?.value }

  /// The value's kind in words.
  package var noun: String {
    switch value {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .integer, .real: "a number"
    case .boolean: "true or false"
    case .data: "data"
    case .date: "a date"
    }
  }
}

/// One key of a dictionary with its value.
package struct PropertyListMember: Sendable {
  package var key: String
  /// 0-based offset of the key, counted as in `PropertyListNode`.
  package var keyOffset: Int
  package var value: PropertyListNode

  package init(key: String, keyOffset: Int, value: PropertyListNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}
