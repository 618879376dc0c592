/// What a merge leaves in a file where two sides differ.
enum ConflictMarker {
  static let start = Array("<<<<<<< ".utf8)

  /// The error that a reader meets at the first marker; nil for bytes without one.
  static func error(in bytes: [UInt8]) -> OldStyleSyntaxError? {
    var line = 1
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if text.starts(with: start) { return OldStyleSyntaxError(line: line, message: "a merge left its marker here") }
      line += 1
    }
    return nil
  }
}
