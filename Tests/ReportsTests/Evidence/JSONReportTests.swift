import PositionedJSON
import Reports
import Testing

@Suite struct JSONReportTests {
  @Test func `the document has the records of the evidence file`() throws {
    let document = try JSONDocument(JSONReport.bytes(of: FormatExample.report))
    #expect(document.notices.isEmpty)
    #expect(document.root.members.map(\.key) == ["header", "cells", "choices", "findings", "observations"])
    let records = ["cells", "choices", "findings", "observations"].flatMap { name in
      document.root[name].map { Array($0.elements) } ?? []
    }
    let header = try #require(document.root["header"])
    let lines = ([header] + records).map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
    let evidence = String(decoding: EvidenceWriter.bytes(of: FormatExample.report), as: UTF8.self)
    #expect(lines == evidence.split(separator: "\n").map(String.init))
  }

  @Test func `an empty report is a document with empty arrays`() throws {
    let document = try JSONDocument(JSONReport.bytes(of: Report(matrixCells: [])))
    #expect(document.root["observations"]?.kind == .array)
    #expect(document.root["header"]?["verdict"]?.string == "incomplete")
  }
}
