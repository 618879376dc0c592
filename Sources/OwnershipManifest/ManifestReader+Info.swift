import HostEvidence
import LocaleMatrix
import PositionedJSON

extension ManifestReader {
  /// An Info.plist: the path of a file, or an object whose values are those of a property list, or null.
  mutating func info(_ node: JSONNode) -> InfoSource? {
    switch node.kind {
    case .string: return path(node, "\"info\"").map { .file($0) }
    case .object: return dictionary(node).map { .object($0) }
    default:
      reader.note("\"info\" is \(node.kindInWords); expected an object or the path of an Info.plist", at: node.position)
      return nil
    }
  }

  private mutating func dictionary(_ node: JSONNode) -> [String: InfoValue]? {
    guard let members = reader.members(of: node, "a dictionary of \"info\"") else { return nil }
    var values: [String: InfoValue] = [:]
    for member in members { values[member.key] = value(member.value) }
    return values
  }

  private mutating func value(_ node: JSONNode) -> InfoValue? {
    switch node.kind {
    case .null: return .null
    case .boolean: return node.boolean.map { .boolean($0) }
    case .string: return node.string.map { .string($0) }
    case .array: return .array(node.elements.compactMap { value($0) })
    case .object: return dictionary(node).map { .dictionary($0) }
    case .number:
      switch reader.number(node, "a number of \"info\"") {
      case .integer(let integer): return .integer(integer)
      case .double(let double): return .double(double)
      case .string, nil: return nil
      }
    }
  }
}
