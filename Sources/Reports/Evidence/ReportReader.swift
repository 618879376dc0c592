package import HostEvidence
internal import PositionedJSON

/// Reads a report in any of the forms that hold all of it: an evidence file, or the `json` report.
package enum ReportReader {
  package enum Form: String, Sendable, Hashable {
    case evidence
    case json
  }

  /// - Throws: `EvidenceError` with the place where the bytes are no whole report.
  package static func read(_ bytes: [UInt8]) throws(EvidenceError) -> Report {
    switch form(of: bytes) {
    case .evidence: try EvidenceReader.read(bytes)
    case .json: try JSONReportReader.read(bytes)
    }
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
