import Foundation

/// Reads property lists that anyone may have written.
enum PropertyList {
  /// Foundation's parsers call themselves for every level; no file that means anything is nested this deep.
  private static let maximumDepth = 200

  /// The dictionary at the root of an XML, binary or old-style list; nil for everything else.
  static func dictionary(_ bytes: [UInt8]) -> [String: Any]? {
    // Foundation takes any text for an old-style string, so only what looks like a property list is handed to it.
    guard looksLikePropertyList(bytes), depth(bytes) <= maximumDepth else { return nil }
    return (try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)) as? [String: Any]
  }

  private static func looksLikePropertyList(_ bytes: [UInt8]) -> Bool {
    if isBinary(bytes) { return true }
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first == UInt8(ascii: "<") || first == UInt8(ascii: "{") || first == UInt8(ascii: "/")
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  private static func depth(_ bytes: [UInt8]) -> Int {
    if isBinary(bytes) { return BinaryPropertyList(bytes)?.depth ?? .max }
    return bytes.contains(UInt8(ascii: "<")) ? xmlDepth(bytes) : bracketDepth(bytes)
  }

  /// Open tags less closed ones, at most.
  private static func xmlDepth(_ bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: "<") {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
      default: depth += 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private static func bracketDepth(_ bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in bytes {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
