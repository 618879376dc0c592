import Findings
import HostEvidence
import PositionedJSON
import Reports
import Testing

@testable import ReportFormats

/// What the page's script reads.
@Suite struct HTMLPayloadTests {
  @Test func `text in the payload ends no element and begins no comment`() {
    var payload = PayloadWriter()
    payload.text("</script><!-- & \u{2028}\u{2029} \u{202E} \u{FFFE} \u{1FFFF} ##[error] \\ \" \n é 中 👩")
    #expect(
      String(decoding: payload.bytes, as: UTF8.self)
        == "\"\\u003c/script>\\u003c!-- & \\u2028\\u2029 \\u202e \\ufffe \\ud83f\\udfff \\u0023\\u0023[error] \\\\ \\\" \\n é 中 👩\""
    )
  }

  @Test(arguments: [0, 7, 10, 908, -1, -120, Int.min]) func `numbers are written as they are`(_ number: Int) {
    var payload = PayloadWriter()
    payload.number(number)
    #expect(String(decoding: payload.bytes, as: UTF8.self) == String(number))
  }

  @Test func `hostile values come back from the payload byte by byte`() throws {
    let root = try Self.payload(of: NastyReport.report)
    let values = try #require(root["values"]).elements.dropFirst().compactMap(\.string)
    #expect(Set(values.map { Array($0.utf8) }) == Set(NastyReport.values.map { Array($0.utf8) }))
  }

  @Test func `every observation is there with its value, in the order of messages`() throws {
    let root = try Self.payload(of: ArrivalReport.report)
    #expect(root["products"]?.elements.compactMap(\.string) == ["App", "Widget"])
    #expect(root["languages"]?.elements.compactMap(\.string) == ["en", "pl"])
    let values = try #require(root["values"]).elements.map(\.string)
    let seen = try Self.seen(root)
    #expect(seen.count == 1 + 4 * 4)
    let shown = stride(from: 1, to: seen.count, by: 4).map { values[seen[$0 + 3] + seen[0]] }
    #expect(shown == ["In 5 minutes", "In 5 minutes", "Za 5 minut", "trip.arrivesIn"])
  }

  @Test func `two spellings of one letter stay two texts`() throws {
    let root = try Self.payload(of: NastyReport.report(of: ["\u{E9}", "e\u{301}"]))
    let values = try #require(root["values"]).elements.compactMap(\.string).map { Array($0.utf8) }
    #expect(Set(values) == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
  }

  @Test func `a product that could not be observed is a gap, also where it left no record at all`() throws {
    var report = ArrivalReport.report
    report.findings = [
      Finding(
        rule: "host-crashed", severity: .incomplete, product: "Watch", message: "Watch crashed",
        cells: ["plain/pl/3/Watch"])
    ]
    let root = try Self.payload(of: report)
    #expect(root["products"]?.elements.compactMap(\.string) == ["App", "Watch", "Widget"])
    #expect(root["lost"]?.elements.compactMap(\.integer) == [1, 1])
  }

  @Test func `what an earlier release showed is no part of the matrix`() throws {
    var report = ArrivalReport.report
    var cell = report.cells[0]
    cell.id = "upgrade/fr/2/App"
    cell.release = "1.0"
    cell.languages = ["fr"]
    report.cells.append(cell)
    var old = report.observations[0]
    old.cell = cell.id
    old.value = "Dans 5 minutes"
    report.observations.append(old)
    let root = try Self.payload(of: report)
    #expect(root["languages"]?.elements.compactMap(\.string) == ["en", "pl"])
    #expect(try Self.seen(root).count == 1 + 4 * 4)
  }

  /// The numbers of the first message.
  private static func seen(_ root: JSONNode) throws -> [Int] {
    try #require(root["seen"]?.elements.map { $0.elements.compactMap(\.integer) }.first)
  }

  private static func payload(of report: Report) throws -> JSONNode {
    let page = HTMLFormatTests.page(report)
    let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"evidence\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try JSONDocument(Array(page[start..<end].utf8)).root
  }
}
