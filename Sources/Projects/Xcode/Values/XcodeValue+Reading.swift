import Foundation
import PositionedJSON

extension XcodeValue {
  /// Reads a project file as Xcode writes it, or the same in XML or JSON.
  static func reading(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> XcodeValue {
    let text = utf8(bytes)
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<") where !text.starts(with: ConflictMarker.start): return try xml(text)
    case UInt8(ascii: "{"):
      if let value = try json(text) { return value }
      return try oldStyle(text)
    case UInt8(ascii: "b") where text.starts(with: "bplist".utf8): return try xml(text)
    default: return try oldStyle(text)
    }
  }

  // MARK: -

  /// Without a byte order mark.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    return String(bytes: bytes, encoding: .utf16).map { Array($0.utf8) } ?? bytes
  }

  private static func oldStyle(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> XcodeValue {
    do { return try OldStyleScanner.value(bytes) } catch {
      throw ConflictMarker.error(in: bytes) ?? error
    }
  }

  /// Nil for a text that does not begin as JSON does.
  private static func json(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> XcodeValue? {
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")),
      bytes[(brace + 1)...].first(where: { $0 > 0x20 }) == UInt8(ascii: "\"")
    else { return nil }
    do { return XcodeValue(try JSONDocument(bytes).root) } catch {
      let isOldStyle = (try? OldStyleScanner.value(bytes)) != nil
      if isOldStyle { return nil }
      throw OldStyleSyntaxError(line: error.position.line, message: error.message)
    }
  }

  private init(_ node: JSONNode) {
    line = node.position.line
    switch node.kind {
    case .object:
      content = .dictionary(node.members.map { XcodeMember(key: $0.key, value: XcodeValue($0.value)) })
    case .array: content = .list(node.elements.map { XcodeValue($0) })
    default: content = .text(node.string ?? node.spelling)
    }
  }

  private static func xml(_ bytes: [UInt8]) throws(OldStyleSyntaxError) -> XcodeValue {
    guard let dictionary = PropertyList.dictionary(bytes) else {
      throw OldStyleSyntaxError(line: 1, message: "this is no property list")
    }
    return XcodeValue(dictionary)
  }

  private init(_ value: Any) {
    switch value {
    case let dictionary as [String: Any]:
      let keys = dictionary.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      content = .dictionary(keys.map { XcodeMember(key: $0, value: XcodeValue(dictionary[$0] ?? "")) })
    case let list as [Any]: content = .list(list.map { XcodeValue($0) })
    case let text as String: content = .text(text)
    default: content = .text("\(value)")
    }
  }
}
