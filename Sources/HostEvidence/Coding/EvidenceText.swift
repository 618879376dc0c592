package import PositionedJSON

/// Reads JSON texts and lines with the errors of this module.
package enum EvidenceText {
  /// The value of a whole text, or of one line of a longer one.
  ///
  /// - Parameter linesBefore: how many lines stand before this text, for the line number of an error.
  /// - Throws: `EvidenceError` at the first place that is no JSON or has a member twice.
  package static func root(of bytes: [UInt8], linesBefore: Int = 0) throws(EvidenceError) -> JSONNode {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, dialect: .strict)
    } catch {
      throw EvidenceError(
        line: error.position.line + linesBefore, column: error.position.column, message: error.message)
    }
    if let notice = document.notices.first {
      throw EvidenceError(
        line: notice.position.line + linesBefore, column: notice.position.column, message: notice.message)
    }
    return document.root
  }

  /// The lines of a text without their line feeds; the part after the last line feed is a line if it has bytes.
  package static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init).dropLastIfEmpty()
  }
}

extension [[UInt8]] {
  fileprivate func dropLastIfEmpty() -> Self { last?.isEmpty == true ? dropLast() : self }
}
