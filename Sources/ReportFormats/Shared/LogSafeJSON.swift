internal import Reports

/// JSON in which no text reads as a command to a CI system that shows the file in its log.
package enum LogSafeJSON {
  /// The same document: two number signs can stand only inside of a text, where the second has another spelling.
  package static func bytes(_ document: [UInt8]) -> [UInt8] {
    LogCommand.openings.reduce(document) { document, opening in
      let command = Array(opening.utf8)
      guard document.contains(command) else { return document }
      return document.replacing(command, with: Array("#\\u0023\(opening.dropFirst(2))".utf8))
    }
  }
}
