import Findings
import Foundation
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
    #expect(message(String(text.dropLast(20))).hasPrefix("15:1: error: the file is truncated: the last line has no"))
    #expect(message(String(text.dropLast())).contains("truncated"))
  }

  @Test func `more records than the header counts are an error`() throws {
    let last = try #require(text.split(separator: "\n").last)
    #expect(message(text + last + "\n") == "16:1: error: the header counts 6 observation records, found 7")
  }

  @Test func `a kind that the header does not count has no records`() {
    let uncounted = text.replacing(#""finding":2,"#, with: "")
    #expect(message(uncounted) == "15:1: error: the header counts 0 finding records, found 2")
  }

  @Test func `a header without a verdict is of evidence that nobody judged`() throws {
    #expect(try read(text.replacing(#""verdict":"findings","#, with: "")).verdict == .incomplete)
  }

  @Test func `rules that could not look are the header's last member`() throws {
    var report = try read(text)
    report.unjudged = [
      UnjudgedRule(rule: "host-silent", reason: "nobody\nasked"),
      UnjudgedRule(rule: "host-crashed", reason: "no record"),
    ]
    let bytes = EvidenceWriter.bytes(of: report)
    let header = try #require(String(decoding: bytes, as: UTF8.self).split(separator: "\n").first)
    let last =
      #""unjudged":[{"rule":"host-crashed","reason":"no record"},{"rule":"host-silent","reason":"nobody\nasked"}]}"#
    #expect(header.hasSuffix(last))
    #expect(try EvidenceReader.read(bytes).unjudged == report.unjudged.reversed())
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

  @Test(arguments: [1, 2, 63, 64, 1000, 100_000])
  func `a file may come in pieces of any size`(_ size: Int) throws {
    let bytes = Array(text.utf8)
    var reader = EvidenceReader()
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.read(bytes.span.extracting(start..<min(start + size, bytes.count)))
    }
    #expect(try reader.finish() == read(text))
  }

  @Test(arguments: [1, 64, 100_000])
  func `a mistake has its line and column whatever the pieces`(_ size: Int) throws {
    let wrong = text.replacing(#""outcome":"key","value":"trip.gate"}"#, with: #""outcome":"kee","value":"trip.gate"}"#)
    let bytes = Array(wrong.utf8)
    let error = #expect(throws: EvidenceError.self) {
      var reader = ReportReader()
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(bytes.span.extracting(start..<min(start + size, bytes.count)))
      }
      _ = try reader.finish()
    }
    #expect(error.map { "\($0)" } == message(wrong))
  }

  @Test func `texts that Swift calls equal stay what they are`() throws {
    let composed = text.replacing("trip.gate", with: "tr\u{EF}p.gate of a long name")
    let lines = composed.split(separator: "\n")
    let decomposed = lines.map { $0.contains("TripWidget") ? $0.replacing("\u{EF}", with: "i\u{308}") : $0 }
    let report = try read((decomposed.map { "\($0)\n" }).joined())
    let spellings = Set(report.observations.map { Array($0.key.utf8) })
    #expect(spellings.count == 3)
  }

  @Test(
    "a verdict that the records contradict is refused",
    arguments: [
      (#""severity":"error""#, "finding aaf1143da2e0c466 (raw-key-shown) of severity error is accepted by nothing"),
      (
        #""severity":"incomplete""#,
        "finding aaf1143da2e0c466 (raw-key-shown) of severity incomplete is accepted by nothing"
      ),
    ])
  func contradiction(_ severity: String, _ reason: String) {
    let claimed = text.replacing(#""verdict":"findings""#, with: #""verdict":"clean""#)
      .replacing(#""severity":"error""#, with: severity)
    #expect(message(claimed) == #"1:1: error: the header's verdict is "clean", but \#(reason); write the file again"#)
  }

  @Test func `a clean verdict stands where findings are accepted or fail nothing`() throws {
    let clean = text.replacing(#""verdict":"findings""#, with: #""verdict":"clean""#)
    let accepted = clean.replacing(#""reproduce":"#, with: #""exception":"known","reproduce":"#)
    #expect(try read(accepted).verdict == .clean)
    #expect(try read(clean.replacing(#""severity":"error""#, with: #""severity":"warning""#)).verdict == .clean)
  }

  @Test func `nothing observed is never clean, unless it was not to be observed`() throws {
    func empty(_ command: String, _ more: String = "") -> String {
      #"{"kind":"header","formatVersion":"1.0","tool":"0.1.0","command":"\#(command)","matrix":"cbf29ce484222325","#
        + #""shard":"1/1","verdict":"clean","counts":{"cell":0,"choice":0,"finding":0,"observation":0}\#(more)}"# + "\n"
    }
    let refusal = #"1:1: error: the header's verdict is "clean", but nothing was observed; write the file again"#
    #expect(message(empty("run")) == refusal)
    #expect(message(empty("inspect")) == refusal)
    #expect(try read(empty("inspect", #","lookUps":7"#)).lookUps == 7)
    #expect(try read(empty("check")).verdict == .clean)
  }

  @Test func `a header that counts more than there are is truncated`() {
    let many = text.replacing(#""observation":6"#, with: #""observation":9007199254740992"#)
    #expect(message(many).hasPrefix("15:1: error: the file is truncated: "))
  }

  @Test(arguments: ["-1", "1.5", "9007199254740993", "9223372036854775807", "99999999999999999999"])
  func `a header that counts what nobody can count is refused at its place`(_ number: String) throws {
    let wrong = text.replacing(#""observation":6"#, with: #""observation":\#(number)"#)
    let before = try #require(wrong.components(separatedBy: "\"observation\":").first)
    let column = before.utf8.count + "\"observation\":".utf8.count + 1
    #expect(
      message(wrong) == "1:\(column): error: header.counts.observation: expected a number of records, a whole one "
        + "from 0 to 9007199254740992")
  }

  @Test func `a last line without its line feed is said to be that`() {
    #expect(
      message(String(text.dropLast()))
        == "15:1: error: the file is truncated: the last line has no line feed at its end; write it again")
  }

  @Test func `a cell that is missing under the matrix of the whole is a contradiction`() throws {
    let cell = FormatExample.widget
    var report = FormatExample.report
    report.cells.removeAll { $0.id == cell }
    report.choices.removeAll { $0.cell == cell }
    report.observations.removeAll { $0.cell == cell }
    report.findings.removeAll { $0.cells.contains(cell) }
    func refusal(_ report: Report) -> String {
      message(String(decoding: EvidenceWriter.bytes(of: report), as: UTF8.self))
    }
    #expect(
      refusal(report).hasPrefix(
        #"1:1: error: the header's matrix is "83157e233cb6559d", and the 1 cell that is there give ""#))
    #expect(throws: EvidenceError.self) { try JSONReportReader.read(JSONReport.bytes(of: report)) }
    // What somebody chose, and a part of what was dealt out, are not the whole; a host that failed has no record.
    var chosen = report
    chosen.selection = ["--product", "AppShell"]
    var part = report
    part.shard = Shard(index: 1, count: 2)
    var lost = report
    lost.findings.append(Finding(rule: "host-crashed", severity: .incomplete, message: "m", cells: [cell]))
    lost.conclude(failOn: .error)
    for sound in [chosen, part, lost] { #expect(refusal(sound) == "no error") }
  }
}
