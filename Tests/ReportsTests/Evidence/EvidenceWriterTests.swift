import Findings
import HostEvidence
import Reports
import Testing

@Suite struct EvidenceWriterTests {
  @Test func `the worked example of the format comes out byte for byte`() throws {
    let written = String(decoding: EvidenceWriter.bytes(of: FormatExample.report), as: UTF8.self)
    let expected = String(decoding: try Fixture.bytes("format-example.jsonl"), as: UTF8.self)
    #expect(written.split(separator: "\n") == expected.split(separator: "\n"))
    #expect(written == expected)
  }

  @Test func `records ascend by UTF-8 bytes, a shorter line before its continuation`() {
    var report = Report(matrixCells: [])
    report.observations = ["b", "ä", "a\u{10000}", "a\u{FFFD}", "B", "a"].map { key in
      ObservationRecord(
        cell: "s/de/1/P", owner: "O", table: "T", key: key, arguments: [], surface: "", asked: ".", outcome: .key,
        value: key)
    }
    let lines = EvidenceWriter.bytes(of: report).split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(lines.count == 6)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
  }

  @Test func `the order of the records in the report makes no difference`() {
    var shuffled = FormatExample.report
    shuffled.cells.reverse()
    shuffled.choices.reverse()
    shuffled.findings.reverse()
    shuffled.observations.reverse()
    #expect(EvidenceWriter.bytes(of: shuffled) == EvidenceWriter.bytes(of: FormatExample.report))
  }

  @Test func `a hostile value cannot break its line`() {
    var report = Report(matrixCells: [])
    let value = "a\nb\r\u{2028}\u{202E}\u{0}\"\\/ä\u{85}\u{7F}\t"
    report.observations = [
      ObservationRecord(
        cell: "c", owner: "O", table: "T", key: "k", arguments: [.string(value), .double(1), .integer(1)], surface: "",
        asked: ".", outcome: .value, value: value)
    ]
    let text = String(decoding: EvidenceWriter.bytes(of: report), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains(#""value":"a\nb\r\u2028\u202e\u0000\"\\/ä\u0085\u007f\t""#))
    #expect(text.contains(",1.0,1]"))
  }

  @Test func `the digest of a matrix does not depend on the order of its cells`() {
    // FNV-1a 64 of "a\nb\n", computed apart from this code.
    #expect(Report.digest(ofCells: ["b", "a"]) == "78ed6781f136a14e")
    #expect(Report.digest(ofCells: []) == "cbf29ce484222325")
  }

  /// Observations are sorted cell by cell, so that the order of the cells must be that of the lines.
  @Test func `records of cells with odd names ascend by UTF-8 bytes too`() {
    var report = Report(matrixCells: [])
    let cells = [
      "a", "a/b", "a b", "a\"", "a\\", "a!", "a#", "\u{E9}", "e\u{301}", "\u{202E}", "a\n", "", "ä", "\u{10000}",
      "\u{FFFD}",
    ]
    for key in ["2", "1"] {
      report.observations += cells.map { cell in
        ObservationRecord(
          cell: cell, owner: "O", table: "T", key: key, arguments: [], surface: "", asked: ".", outcome: .key,
          value: key)
      }
    }
    let lines = EvidenceWriter.bytes(of: report).split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(lines.count == 30 && Set(lines).count == 30)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `a large file is handed on in pieces, which make the same file`() {
    var report = Report(matrixCells: [])
    let value = String(repeating: "v", count: 1000)
    report.observations = (0..<2000).map { number in
      ObservationRecord(
        cell: "c\(number % 7)", owner: "O", table: "T", key: "\(number)", arguments: [], surface: "", asked: ".",
        outcome: .value, value: value)
    }
    var pieces: [[UInt8]] = []
    EvidenceWriter.write(report) { piece in pieces.append(piece.withUnsafeBufferPointer { Array($0) }) }
    #expect(pieces.count > 5)
    #expect(Array(pieces.joined()) == EvidenceWriter.bytes(of: report))
    #expect(pieces.allSatisfy { $0.count < 200_000 })
  }

  @Test func `who stops taking pieces stops the writing`() {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try EvidenceWriter.write(FormatExample.report) { _ throws(Full) in
        taken += 1
        throw Full()
      }
    }
    #expect(taken == 1)
  }
}
