import HostEvidence
import Testing

@Suite struct HostReportTests {
  static let message = RequestedMessage(owner: "K", table: "Localizable", key: "k", arguments: [], surface: "")
  static let report = HostReport(
    cell: CellRecord(
      id: "s/de/2/H", release: "", process: "H.app", host: .process, languages: ["de"], languagesFrom: .app,
      searchList: ["de", "en"], formattingLocale: "de_DE"),
    choices: [
      ChoiceRecord(
        cell: "s/de/2/H", bundle: ".", identifier: nil, offers: ["de"], gate: nil, searchList: ["de", "en"])
    ],
    observations: [
      ObservationRecord(
        cell: "s/de/2/H", owner: "K", table: "Localizable", key: "k", arguments: [.double(2)], surface: "",
        asked: "K.bundle", outcome: .key, value: "k\nk")
    ],
    remarks: [HostRemark(.notSimulated, about: message, message: "inflection")])

  private func error(_ text: String) -> EvidenceError? {
    #expect(throws: EvidenceError.self) { try HostReport(bytes: Array(text.utf8)) }
  }

  private var text: String { String(decoding: Self.report.bytes, as: UTF8.self) }

  @Test func `What one launch wrote is read back equal`() throws {
    #expect(try HostReport(bytes: Self.report.bytes) == Self.report)
    #expect(text.hasSuffix("{\"kind\":\"end\",\"records\":4}\n"))
    #expect(text.split(separator: "\n").count == 5)
  }

  @Test func `A file that was cut at any byte is half-written or not JSON, never a shorter report`() {
    let bytes = Self.report.bytes
    for length in 0..<(bytes.count - 1) {
      #expect(throws: EvidenceError.self) { try HostReport(bytes: Array(bytes.prefix(length))) }
    }
  }

  @Test func `A line that is missing is found by the end line's count`() {
    let lines = text.split(separator: "\n")
    let shorter = (lines.prefix(2) + lines.suffix(2)).joined(separator: "\n")
    #expect(error(shorter)?.message == "the end line counts 4 records, found 3")
    #expect(error(shorter)?.line == 4)
  }

  @Test func `Text after the end line, a second cell and an unknown kind are errors`() {
    #expect(error(text + text)?.message == "expected nothing after the end line, found cell")
    let cell = text.split(separator: "\n")[0]
    #expect(error("\(cell)\n\(cell)\n")?.message == "expected one cell line, and it first")
    #expect(error("\(cell)\n{\"kind\":\"x\"}\n")?.message.hasPrefix("expected cell, choice,") == true)
    #expect(error("hello\n")?.line == 1)
    #expect(error("")?.message == "expected an end line: the evidence is half-written")
  }
}
