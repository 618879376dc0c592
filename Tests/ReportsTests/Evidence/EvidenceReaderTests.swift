import Findings
import HostEvidence
import Reports
import Testing

@Suite struct EvidenceReaderTests {
  private let text: String

  init() throws {
    text = String(decoding: try Fixture.bytes("format-example.jsonl"), as: UTF8.self)
  }

  private func read(_ text: String) throws(EvidenceError) -> Report { try EvidenceReader.read(Array(text.utf8)) }

  private func message(_ text: String) -> String {
    do {
      _ = try read(text)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a file read and written again is the same file`() throws {
    let report = try read(text)
    #expect(String(decoding: EvidenceWriter.bytes(of: report), as: UTF8.self) == text)
    #expect(report.verdict == .findings)
    #expect(report.findings.map(\.place?.line) == [41, 41])
  }

  @Test func `members and kinds that are not known are ignored`() throws {
    let later = text.replacing(#""tool":"0.1.0""#, with: #""tool":"0.1.0","weather":{"is":"fine"}"#)
      .replacing(#""formatVersion":"1.0""#, with: #""formatVersion":"1.7""#)
      .replacing(#""owner":"SharedTripUI""#, with: #""owner":"SharedTripUI","mood":null"#)
    let report = try read(later + #"{"kind":"picture","path":"a.png"}"# + "\n")
    #expect(try report == read(text))
  }

  @Test func `another major version is refused by its number alone`() {
    #expect(
      message(#"{"kind":"header","formatVersion":"2.0"}"# + "\n")
        == #"1:34: error: header has format version 2.0, highest supported is 1.0"#)
  }

  @Test func `a file that ends early is truncated`() {
    let lines = text.split(separator: "\n").map { "\($0)\n" }
    let truncated = "the file is truncated: the header counts 15 lines, found"
    for count in 1..<15 {
      #expect(message(lines.prefix(count).joined()) == "\(count):1: error: \(truncated) \(count); write it again")
    }
    #expect(message(String(text.dropLast(20))).hasPrefix("15:1: error: \(truncated) 15"))
    #expect(message(String(text.dropLast())).contains("truncated"))
  }

  @Test func `more records than the header counts are an error`() throws {
    let last = try #require(text.split(separator: "\n").last)
    #expect(message(text + last + "\n") == "16:1: error: the header counts 6 observation records, found 7")
  }

  @Test(
    "what is no evidence is refused with its place",
    arguments: [
      ("", "1:1: error: expected a header line, found an empty file"),
      ("[]\n", "1:1: error: expected an object for header, found array"),
      (#"{"kind":"cell"}"# + "\n", "1:1: error: expected the header of an evidence file"),
      (#"{"kind":"header"}"# + "\n", #"1:1: error: header lacks the member "formatVersion""#),
    ])
  func refused(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `a wrong member is named with line and column`() {
    let wrong = text.replacing(#""outcome":"key","value":"trip.gate"}"#, with: #""outcome":"kee","value":"trip.gate"}"#)
    #expect(message(wrong).hasPrefix("12:"))
    #expect(message(wrong).contains("observation.outcome: expected one of"))
  }
}
