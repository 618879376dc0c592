import PositionedJSON
import Reports

/// A list of paths, one on each line or behind each NUL, as git prints them.
struct ChangedFileList {
  let paths: Set<String>

  /// - Parameter name: as messages name the list.
  /// - Throws: every line that is no path from the repository's root.
  init(_ bytes: [UInt8], name: String) throws(InputErrors) {
    let isNulSeparated = bytes.contains(0)
    let lines = bytes.split(separator: isNulSeparated ? 0 : UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var paths: Set<String> = []
    var errors: [InputError] = []
    for (index, line) in lines.enumerated() {
      let path = isNulSeparated ? Array(line) : Self.path(of: line)
      guard !path.isEmpty else { continue }
      let text = String(decoding: path, as: UTF8.self)
      if text.hasPrefix("/") || text.hasPrefix("../") {
        let message = "\"\(VisibleText(text).plain)\" is no path from the repository's root, such as \"App/Info.plist\""
        errors.append(InputError(file: name, line: index + 1, message: message))
      }
      paths.insert(text.hasPrefix("./") ? String(text.dropFirst(2)) : text)
    }
    guard errors.isEmpty else { throw InputErrors(errors) }
    self.paths = paths
  }

  /// Without a carriage return, and without the quotes that git puts around a path with unusual characters.
  private static func path(of line: ArraySlice<UInt8>) -> [UInt8] {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let quote = UInt8(ascii: "\"")
    guard line.count >= 2, line.first == quote, line.last == quote else { return Array(line) }
    return unquoted(line.dropFirst().dropLast())
  }

  /// Spelled as in C: `\t`, `\"`, `\303`.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let digits = ([next] + rest.prefix(2)).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      if digits.count == 3 {
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { ($0 << 3) | ($1 & 7) })
      } else {
        result.append(letters[next] ?? next)
      }
    }
    return result
  }
}
