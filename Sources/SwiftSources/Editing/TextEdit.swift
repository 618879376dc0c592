/// One change of a file's text.
package struct TextEdit: Sendable, Hashable {
  /// What is replaced, as UTF-8 offsets; empty for an insertion.
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// An insertion before the byte at `offset`.
  package init(at offset: Int, text: String) { self.init(range: offset..<offset, text: text) }
}

/// Why edits cannot be made together.
package enum TextEditError: Error, Hashable, CustomStringConvertible {
  /// Two edits touch the same bytes, or insert at one place, where their order would be a guess.
  case overlap(TextEdit, TextEdit)
  case outside(TextEdit, count: Int)

  package var description: String {
    switch self {
    case .overlap(let first, let second):
      "two edits touch the same text, at bytes \(first.range.lowerBound) to \(first.range.upperBound) and "
        + "\(second.range.lowerBound) to \(second.range.upperBound); make one after the other"
    case .outside(let edit, let count):
      "an edit at bytes \(edit.range.lowerBound) to \(edit.range.upperBound) lies outside of a file of \(count) bytes"
    }
  }
}

extension Sequence<TextEdit> {
  /// The file's bytes with all edits made at once; whatever no edit covers stays byte for byte. The same edit twice is one.
  ///
  /// - Throws: `TextEditError` where two edits overlap, or one lies outside of the file.
  package func applied(to bytes: [UInt8]) throws(TextEditError) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in try inOrder(count: bytes.count) {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  /// Where the byte at `offset`, which no edit replaces, stands after the edits; what is inserted at it comes before it.
  package func moved(_ offset: Int) -> Int {
    Set(self).filter { $0.range.upperBound <= offset }.reduce(offset) { $0 + $1.text.utf8.count - $1.range.count }
  }

  private func inOrder(count: Int) throws(TextEditError) -> [TextEdit] {
    let edits = Set(self).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.text) < ($1.range.lowerBound, $1.range.upperBound, $1.text)
    }
    for edit in edits where edit.range.lowerBound < 0 || edit.range.upperBound > count {
      throw .outside(edit, count: count)
    }
    for (first, second) in zip(edits, edits.dropFirst())
    where second.range.lowerBound < first.range.upperBound || second.range.lowerBound == first.range.lowerBound {
      throw .overlap(first, second)
    }
    return edits
  }
}
