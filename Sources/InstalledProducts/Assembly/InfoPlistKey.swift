import Findings

/// Where a key of an Info.plist stands in its file.
enum InfoPlistKey {
  /// The line of the key in an XML file, comments left out; the file alone where it is binary or does not have the key.
  static func place(of key: String, in bytes: [UInt8], named file: String) -> SourcePlace {
    let element = Array("<key>\(key)</key>".utf8)
    let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    var (line, start, index) = (1, 0, 0)
    var isComment = false
    while index < bytes.count {
      let rest = bytes[index...]
      if bytes[index] == UInt8(ascii: "\n") {
        (line, start) = (line + 1, index + 1)
      } else if isComment {
        isComment = !rest.starts(with: closing)
      } else if rest.starts(with: opening) {
        isComment = true
      } else if rest.starts(with: element) {
        return SourcePlace(file: file, line: line, column: index - start + 1)
      }
      index += 1
    }
    return SourcePlace(file: file)
  }
}
