internal import HostEvidence
internal import StringCatalogs

/// Property lists read without Foundation, whose own reader costs a process half a millisecond at its first use.
enum PropertyListTexts {
  /// The dictionary at the root of a property list; nil where there is no file.
  ///
  /// - Throws: `TableSyntaxError` for a file that does not parse, `PropertyListError` for one with another root.
  static func read(_ path: String) throws -> [String: Any]? {
    guard let bytes = FileBytes.read(path) else { return nil }
    guard let members = try PropertyListDocument(bytes).root.members else {
      throw PropertyListError(path: path, message: "expected a dictionary at the root of the property list")
    }
    var dictionary: [String: Any] = [:]
    for member in members { dictionary[member.key] = plain(member.value) }
    return dictionary
  }

  private static func plain(_ node: PropertyListNode) -> Any {
    switch node.value {
    case .string(let text), .date(let text): text
    case .dictionary(let members): members.map(\.key)
    case .array(let elements): elements.map(plain)
    case .integer(let integer): integer
    case .real(let double): double
    case .boolean(let truth): truth
    case .data(let bytes): bytes
    }
  }
}
