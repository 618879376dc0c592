import Findings
import HostEvidence
import Reports
import Testing

@Suite struct JSONReportReaderTests {
  private let text = String(decoding: JSONReport.bytes(of: FormatExample.report), as: UTF8.self)

  private func message(_ text: String) -> String {
    do {
      _ = try ReportReader.read(Array(text.utf8))
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a document read and written again is the same document`() throws {
    let report = try ReportReader.read(Array(text.utf8))
    #expect(String(decoding: JSONReport.bytes(of: report), as: UTF8.self) == text)
    #expect(report.verdict == .findings)
  }

  @Test func `both forms of one report hold the same`() throws {
    let evidence = EvidenceWriter.bytes(of: FormatExample.report)
    #expect(ReportReader.form(of: evidence) == .evidence)
    #expect(ReportReader.form(of: Array(text.utf8)) == .json)
    let read = try ReportReader.read(evidence)
    let other = try ReportReader.read(Array(text.utf8))
    #expect(EvidenceWriter.bytes(of: other) == evidence)
    #expect(Set(read.observations) == Set(other.observations) && read.lookUps == other.lookUps)
  }

  @Test func `another layout of the document is the same document`() throws {
    let flat = text.split(separator: "\n").joined()
    #expect(ReportReader.form(of: Array(flat.utf8)) == .json)
    #expect(try ReportReader.read(Array(flat.utf8)).observations.count == 6)
  }

  @Test func `members that are not known are ignored, another major version is refused`() throws {
    let later = text.replacing(#""tool":"0.1.0""#, with: #""tool":"0.1.0","weather":{"is":"fine"}"#)
      .replacing(#"],\n"choices""#, with: #"],\n"pictures":[{"path":"a.png"}],\n"choices""#)
    #expect(try ReportReader.read(Array(later.utf8)).cells.count == 2)
    let other = text.replacing(#""formatVersion":"1.0""#, with: #""formatVersion":"2.0""#)
    #expect(message(other).hasSuffix("error: header has format version 2.0, highest supported is 1.0"))
  }

  @Test func `a document cut anywhere is refused with a place`() {
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 7) {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(message(text).contains(": error: "), "cut at \(length): \(message(text))")
    }
  }

  @Test func `fewer or more records than the header counts are an error`() {
    let lines = text.split(separator: "\n")
    let fewer = (lines.dropLast().map(String.init) + ["]}"]).joined(separator: "\n")
    #expect(
      message(fewer.replacing("},\n]}", with: "}\n]}")).contains(
        #"the file is truncated: the header counts 6 observation records, found 5 in "observations"; write it again"#))
    let more = text.replacing(#""observation":6"#, with: #""observation":5"#)
    #expect(message(more).contains(#"the header counts 5 observation records, found 6 in "observations""#))
    #expect(message(text.replacing("\"choices\":[", with: "\"chosen\":[")).contains(#"lacks the member "choices""#))
  }

  @Test(
    "what is no report is refused",
    arguments: [
      ("", "1:1: error: expected a header line, found an empty file"),
      ("{}", #"1:1: error: header lacks the member "kind""#),
      ("[]", "1:1: error: expected an object for header, found array"),
      (#"{"header":{}}"#, "1:11: error: header lacks the member \"formatVersion\""), (#"{"kind":"hea"#, "1:"),
    ])
  func refused(_ text: String, _ expected: String) {
    #expect(message(text).hasPrefix(expected), "\(message(text))")
  }
}
