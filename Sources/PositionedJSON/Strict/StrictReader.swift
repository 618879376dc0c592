/// Reads files that people write: what is wrong is noted with its place, and reading goes on, so that all errors come at once.
///
/// A method that returns an optional has noted an error when the value was there and wrong; nil for an absent member is
/// no error unless the method is named `required…`. Every message says what was expected.
package struct StrictReader: Sendable {
  /// The file as messages name it, relative to the project's folder.
  package let file: String
  package private(set) var errors: [InputError] = []

  package init(file: String) {
    self.file = file
  }

  /// Notes something wrong at a place of this file.
  package mutating func note(_ message: String, at position: JSONPosition) {
    errors.append(InputError(file: file, position: position, message: message))
  }

  /// Parses the file; nil, with an error noted, when it is not JSON with comments, or of a version that this tool does not read.
  package mutating func root(of bytes: [UInt8]) -> JSONNode? {
    do {
      let root = try JSONDocument(bytes, dialect: .commented).root
      return isReadableVersion(root) ? root : nil
    } catch {
      note(error.message, at: error.position)
      return nil
    }
  }

  // MARK: - Objects and arrays

  /// An object that may have `members` and no others.
  package mutating func object(_ node: JSONNode, _ name: String, members: [String]) -> StrictObject? {
    guard let found = self.members(of: node, name) else { return nil }
    for member in found where !members.contains(member.key) {
      let hint = NameSuggestion.hint(for: member.key, in: members)
      note("unknown member \"\(member.key)\" of \(name)\(hint)", at: member.keyPosition)
    }
    return StrictObject(name: name, position: node.position, members: found)
  }

  /// The members of an object with free keys, each key once; nil when the value is no object.
  package mutating func members(of node: JSONNode, _ name: String) -> [JSONMember]? {
    guard node.kind == .object else {
      note("\(name) is \(node.kindInWords); expected an object", at: node.position)
      return nil
    }
    var firsts: [String: JSONPosition] = [:]
    return node.members.filter { member in
      guard let first = firsts[member.key] else {
        firsts[member.key] = member.keyPosition
        return true
      }
      let place = "line \(first.line), column \(first.column)"
      note("\"\(member.key)\" is there twice, first at \(place); keep one of them", at: member.keyPosition)
      return false
    }
  }

  /// The elements of an array; nil when the value is none.
  package mutating func elements(of node: JSONNode, _ name: String, expected: String = "an array") -> [JSONNode]? {
    guard node.kind == .array else {
      note("\(name) is \(node.kindInWords); expected \(expected)", at: node.position)
      return nil
    }
    return Array(node.elements)
  }

  // MARK: - Members

  /// The value of a member that has to be there.
  package mutating func required(_ key: String, of object: StrictObject, expected: String) -> JSONNode? {
    if let node = object[key] { return node }
    note("\(object.name) needs a member \"\(key)\": \(expected)", at: object.position)
    return nil
  }

  package mutating func string(_ key: String, of object: StrictObject) -> String? {
    object[key].flatMap { string($0, "\"\(key)\"") }
  }

  package mutating func requiredString(_ key: String, of object: StrictObject, expected: String) -> String? {
    required(key, of: object, expected: expected).flatMap { string($0, "\"\(key)\"") }
  }

  package mutating func boolean(_ key: String, of object: StrictObject) -> Bool? {
    guard let node = object[key] else { return nil }
    if let value = node.boolean { return value }
    note("\"\(key)\" is \(node.kindInWords); expected true or false", at: node.position)
    return nil
  }

  /// One of an enumeration's raw values.
  package mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ key: String, of object: StrictObject, as type: Value.Type = Value.self
  ) -> Value? {
    object[key].flatMap { choice($0, "\"\(key)\"", as: type) }
  }

  // MARK: - Values

  package mutating func string(_ node: JSONNode, _ name: String) -> String? {
    if let value = node.string { return value }
    note("\(name) is \(node.kindInWords); expected a string", at: node.position)
    return nil
  }

  package mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    let names = type.allCases.map(\.rawValue)
    guard let text = node.string else {
      let choices = names.map { "\"\($0)\"" }.joined(separator: ", ")
      note("\(name) is \(node.kindInWords); expected one of \(choices)", at: node.position)
      return nil
    }
    if let value = type.init(rawValue: text) { return value }
    note("\(name) is \"\(text)\"\(NameSuggestion.hint(for: text, in: names))", at: node.position)
    return nil
  }
}

extension StrictReader {
  /// `formatVersion` is read first and alone: of a newer major version nothing else can be judged.
  private mutating func isReadableVersion(_ root: JSONNode) -> Bool {
    guard let node = root["formatVersion"] else { return true }
    guard let text = node.string else {
      note("\"formatVersion\" is \(node.kindInWords); expected the string \"1.0\"", at: node.position)
      return false
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, parts[0] == 1, let minor = parts[1], minor >= 0 { return true }
    note("format version \"\(text)\" is not known; the highest that this tool reads is \"1.0\"", at: node.position)
    return false
  }
}

extension JSONNode {
  /// The kind of value with its article, for messages: `a string`.
  package var kindInWords: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: spelling
    case .null: "null"
    }
  }
}
