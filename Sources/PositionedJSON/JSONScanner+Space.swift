extension JSONScanner {
  /// Skips blanks, line breaks and, in the commented dialect, comments; notes each line's start.
  @inline(__always)
  mutating func skipSpace() throws(JSONSyntaxError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineBreak()
      case UInt8(ascii: "/"): try comment()
      default: return
      }
    }
  }

  /// Steps over one line break: LF, CR, or CRLF.
  @inline(__always)
  private mutating func lineBreak() {
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    offset += 1
    if isReturn, current == UInt8(ascii: "\n") { offset += 1 }
    lineStarts.append(UInt32(truncatingIfNeeded: offset))
  }

  private mutating func comment() throws(JSONSyntaxError) {
    let start = offset
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw unexpected(expected: dialect == .commented ? "a value or a comment" : "a value, ',' or a closing bracket")
    }
    guard dialect == .commented else {
      throw error("comments are not allowed in this kind of file; expected only JSON: remove the comment")
    }
    offset += 2
    if second == UInt8(ascii: "/") { skipLine() } else { try skipBlock(from: start) }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipBlock(from start: Int) throws(JSONSyntaxError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineBreak()
      case UInt8(ascii: "*") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        offset += 2
        return
      default: offset += 1
      }
    }
    throw error("the text ends inside the comment that begins at \(place(of: start)); expected '*/'")
  }
}
