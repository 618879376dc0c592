/// Writes `.strings` files in the old text form.
enum OldStyleWriter {
  /// One line for each entry, in UTF-8 without byte order mark.
  static func strings(_ table: StringsTable) -> [UInt8] {
    var bytes: [UInt8] = []
    for (key, value) in table.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      append(key, to: &bytes)
      bytes += " = ".utf8
      append(value, to: &bytes)
      bytes += ";\n".utf8
    }
    return bytes
  }

  /// The text in quotes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20, 0x7F: bytes += "\\U00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
