internal import Reports

/// One record as a spreadsheet reads it: RFC 4180 with CRLF, UTF-8 behind a byte order mark, which Excel asks for.
package struct CSVLine {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// At the beginning of a file.
  package mutating func byteOrderMark() { bytes += [0xEF, 0xBB, 0xBF] }

  package mutating func cell(_ text: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    let traits = CSVTraits(text)
    if traits.isQuoted { bytes.append(UInt8(ascii: "\"")) }
    if traits.isFormula { bytes.append(UInt8(ascii: "'")) }
    append(traits.isHiding ? CSVText.visible(text) : text, isQuoted: traits.isQuoted)
    if traits.isQuoted { bytes.append(UInt8(ascii: "\"")) }
  }

  /// Ends the record, so that another one may follow it in the same bytes.
  package mutating func end() {
    bytes += [13, 10]
    needsComma = false
  }

  /// Starts anew in the same memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  private mutating func append(_ text: String, isQuoted: Bool) {
    guard isQuoted else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
  }
}
