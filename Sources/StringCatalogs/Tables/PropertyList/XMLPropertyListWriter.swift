/// Writes property lists in XML, laid out as Apple's tools do: tabs, one element a line.
enum XMLPropertyListWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  static func document(_ list: WrittenPropertyList) -> [UInt8] {
    var bytes = Array(head.utf8)
    append(list, depth: 0, to: &bytes)
    bytes += "</plist>\n".utf8
    return bytes
  }

  private static func append(_ list: WrittenPropertyList, depth: Int, to bytes: inout [UInt8]) {
    switch list {
    case .string(let text):
      append(text, in: "string", depth: depth, to: &bytes)
    case .dictionary(let members) where members.isEmpty:
      append(line: "<dict/>", depth: depth, to: &bytes)
    case .dictionary(let members):
      append(line: "<dict>", depth: depth, to: &bytes)
      for (key, value) in WrittenPropertyList.sorted(members) {
        append(key, in: "key", depth: depth + 1, to: &bytes)
        append(value, depth: depth + 1, to: &bytes)
      }
      append(line: "</dict>", depth: depth, to: &bytes)
    }
  }

  private static func append(line: String, depth: Int, to bytes: inout [UInt8]) {
    for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func append(_ text: String, in element: String, depth: Int, to bytes: inout [UInt8]) {
    for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    append(text, in: element, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// An element with nothing but text.
  static func append(_ text: String, in element: String, to bytes: inout [UInt8]) {
    bytes += "<\(element)>".utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): bytes.append(byte)
      case 0..<0x20: bytes += "&#\(byte);".utf8  // a raw CR would be read as LF
      default: bytes.append(byte)
      }
    }
    bytes += "</\(element)>".utf8
  }
}
