extension JSONScanner {
  /// An error at `offset`; a conflict marker on its line is what it then says.
  func error(_ message: String) -> JSONSyntaxError {
    if let marker = conflictMarker {
      return JSONSyntaxError(
        position: position(of: marker.offset),
        message: "conflict marker '\(marker.text)' left by a merge; expected JSON: resolve the conflict and save again",
        isConflictMarker: true)
    }
    return JSONSyntaxError(position: position(of: offset), message: message)
  }

  /// An error about the character at `offset`, or about the end of the text.
  func unexpected(expected: String) -> JSONSyntaxError {
    guard offset == bytes.count else { return error("expected \(expected), found '\(character(at: offset))'") }
    guard let bracket = open.last else { return error("the text is empty; expected \(expected)") }
    let container = bytes[bracket] == UInt8(ascii: "{") ? "object" : "array"
    return error("the text ends inside the \(container) that begins at \(place(of: bracket)); expected \(expected)")
  }

  func position(of offset: Int) -> JSONPosition { JSONPosition(offset: offset, lineStarts: lineStarts) }

  /// A place in words: `line 3, column 5`.
  func place(of offset: Int) -> String {
    let position = position(of: offset)
    return "line \(position.line), column \(position.column)"
  }

  /// The character at `offset`, readable also where it is not printable.
  func character(at offset: Int) -> String {
    guard let first = String(decoding: bytes[offset...].prefix(32), as: UTF8.self).unicodeScalars.first else {
      return ""
    }
    return first.properties.isWhitespace && first != " " || first.value < 0x20 || first.value == 0x7F
      ? "U+" + JSONEscapes.fourDigits(first.value) : String(first)
  }

  /// The merge marker that the line of `offset` begins with.
  private var conflictMarker: (offset: Int, text: String)? {
    let start = Int(lineStarts.last ?? 0)
    let head = bytes[min(start, bytes.count)...].prefix(7)
    guard let first = head.first, "<|=>".utf8.contains(first), head.count == 7, head.allSatisfy({ $0 == first }) else {
      return nil
    }
    return (start, String(decoding: head, as: UTF8.self))
  }
}
