package import PositionedJSON

/// The members of one record, read with errors that say which member of what record is wrong and where.
package struct RecordFields: Sendable {
  /// The object that holds the members.
  package let node: JSONNode
  /// What the record is, for messages: `cell`, `request`.
  package let kind: String
  /// Added to the line numbers of the node, for a record that is one line of a longer text.
  let linesBefore: Int

  /// - Throws: `EvidenceError` if the node is not an object.
  package init(_ node: JSONNode, kind: String, linesBefore: Int = 0) throws(EvidenceError) {
    self.node = node
    self.kind = kind
    self.linesBefore = linesBefore
    if node.kind != .object { throw error("expected an object for \(kind), found \(node.kind)", at: node) }
  }

  /// The value of a member; `null` counts as absent.
  package func optional(_ name: String) -> JSONNode? {
    guard let value = node[name], value.kind != .null else { return nil }
    return value
  }

  /// - Throws: `EvidenceError` if the member is not there.
  package func required(_ name: String) throws(EvidenceError) -> JSONNode {
    guard let value = optional(name) else { throw error("\(kind) lacks the member \"\(name)\"", at: node) }
    return value
  }

  /// - Throws: `EvidenceError` if the member is not there or no string.
  package func string(_ name: String) throws(EvidenceError) -> String { try text(of: required(name), name) }

  /// - Throws: `EvidenceError` if the member is there and no string.
  package func optionalString(_ name: String) throws(EvidenceError) -> String? {
    guard let value = optional(name) else { return nil }
    return try text(of: value, name)
  }

  /// - Throws: `EvidenceError` if the member is not there or no array of strings.
  package func strings(_ name: String) throws(EvidenceError) -> [String] { try texts(of: required(name), name) }

  /// - Throws: `EvidenceError` if the member is there and no array of strings.
  package func optionalStrings(_ name: String) throws(EvidenceError) -> [String]? {
    guard let value = optional(name) else { return nil }
    return try texts(of: value, name)
  }

  /// - Throws: `EvidenceError` if the member is not there or no whole number.
  package func integer(_ name: String) throws(EvidenceError) -> Int {
    let value = try required(name)
    guard let integer = value.integer else { throw mismatch(name, "a whole number", value) }
    return integer
  }

  /// - Throws: `EvidenceError` if the member is not there or neither `true` nor `false`.
  package func boolean(_ name: String) throws(EvidenceError) -> Bool {
    let value = try required(name)
    guard let boolean = value.boolean else { throw mismatch(name, "true or false", value) }
    return boolean
  }

  /// - Throws: `EvidenceError` if the member is not there or none of the type's words.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, of type: Word.Type
  ) throws(EvidenceError) -> Word where Word.RawValue == String {
    let value = try required(name)
    if let text = value.string, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let found = value.string.map { "\"\($0)\"" } ?? "\(value.kind)"
    throw error("\(kind).\(name): expected one of \(words), found \(found)", at: value)
  }

  /// The elements of an array member.
  ///
  /// - Throws: `EvidenceError` if the member is not there or no array.
  package func elements(_ name: String) throws(EvidenceError) -> [JSONNode] {
    let value = try required(name)
    guard value.kind == .array else { throw mismatch(name, "an array", value) }
    return Array(value.elements)
  }

  /// - Throws: `EvidenceError` if the member is not there or no array of numbers and strings.
  package func arguments(_ name: String) throws(EvidenceError) -> [MessageArgument] {
    var arguments: [MessageArgument] = []
    for element in try elements(name) {
      guard let argument = MessageArgument(json: element) else {
        throw mismatch(name, "numbers and strings only", element)
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// An error that names a place in this record.
  package func error(_ message: String, at place: JSONNode) -> EvidenceError {
    let position = place.position
    return EvidenceError(line: position.line + linesBefore, column: position.column, message: message)
  }

  private func mismatch(_ name: String, _ expected: String, _ found: JSONNode) -> EvidenceError {
    error("\(kind).\(name): expected \(expected), found \(found.kind)", at: found)
  }

  private func text(of value: JSONNode, _ name: String) throws(EvidenceError) -> String {
    guard let text = value.string else { throw mismatch(name, "a string", value) }
    return text
  }

  private func texts(of value: JSONNode, _ name: String) throws(EvidenceError) -> [String] {
    guard value.kind == .array else { throw mismatch(name, "an array of strings", value) }
    var texts: [String] = []
    for element in value.elements { texts.append(try text(of: element, name)) }
    return texts
  }
}
