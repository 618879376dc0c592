package import HostEvidence
internal import PositionedJSON

/// Reads a report in any of the forms that hold all of it: an evidence file, or the `json` report.
package struct ReportReader {
  package enum Form: String, Sendable, Hashable {
    case evidence
    case json
  }

  /// Nil until the first line is whole.
  package private(set) var form: Form?
  private var evidence = EvidenceReader()
  /// What was not handed on: the start of the first line, or a document, which is read as a whole.
  private var bytes: [UInt8] = []

  package init() {}

  /// - Throws: `EvidenceError` with the place where the bytes are no whole report.
  package static func read(_ bytes: [UInt8]) throws(EvidenceError) -> Report {
    var reader = Self()
    try reader.read(bytes.span)
    return try reader.finish()
  }

  /// Reads the next bytes of the file.
  ///
  /// - Throws: `EvidenceError` at the first line of evidence that is no record.
  package mutating func read(_ piece: Span<UInt8>) throws(EvidenceError) {
    if form == .evidence { return try evidence.read(piece) }
    bytes.append(contentsOf: piece)
    if form == nil, piece.contains(UInt8(ascii: "\n")) { try decide() }
  }

  /// The report, where the file ends.
  ///
  /// - Throws: `EvidenceError` with the place where it is no whole report.
  package consuming func finish() throws(EvidenceError) -> Report {
    if form == nil { try decide() }
    return form == .evidence ? try evidence.finish() : try JSONReportReader.read(bytes)
  }

  private mutating func decide() throws(EvidenceError) {
    form = Self.form(of: bytes)
    guard form == .evidence else { return }
    let start = bytes
    bytes = []
    try evidence.read(start.span)
  }

  /// Evidence has a whole record on its first line, whatever the order of its members; nothing at all is empty evidence.
  package static func form(of bytes: [UInt8]) -> Form {
    let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    guard !bytes.isEmpty else { return .evidence }
    guard let document = try? JSONDocument(line, dialect: .strict) else {
      return startsLikeRecord(line) ? .evidence : .json
    }
    return document.root["header"] == nil ? .evidence : .json
  }

  /// Whether a line that is no JSON by itself is the first part of a header line.
  private static func startsLikeRecord(_ line: [UInt8]) -> Bool { line.starts(with: "{\"kind\"".utf8) }
}

extension Span<UInt8> {
  fileprivate func contains(_ byte: UInt8) -> Bool { withUnsafeBufferPointer { $0.contains(byte) } }
}
