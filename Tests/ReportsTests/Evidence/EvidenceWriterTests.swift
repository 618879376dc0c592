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
}
