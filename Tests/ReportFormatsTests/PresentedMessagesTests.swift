import HostEvidence
import Reports
import Testing

@testable import ReportFormats

@Suite struct PresentedMessagesTests {
  private static func report(_ observations: [(cell: String, key: String)]) -> Report {
    var report = Report(matrixCells: [])
    report.cells = ["s/de/3/B", "s/de/3/A", "s/ja/3/A"].map { id in
      CellRecord(
        id: id, release: "current", process: "App.app", host: .bundle, languages: ["de"], languagesFrom: .device,
        searchList: ["de"], formattingLocale: "de_DE")
    }
    report.observations = observations.map { cell, key in
      ObservationRecord(
        cell: cell, owner: "O", table: "T", key: key, arguments: [], surface: "", asked: ".", outcome: .key, value: key)
    }
    return report
  }

  private static func rows(_ messages: PresentedMessages) -> [String] {
    messages.entries.indices.map { number in
      let entry = messages.entries[number]
      let cells = messages.sights(of: number).map { messages.cells[Int($0.cell)].id }
      let names = [entry.owner, entry.table, entry.key, entry.product].map(messages.name)
      return (names + cells.sorted()).joined(separator: " ")
    }
  }

  @Test func `messages stand by owner, table, key and product, each with all that was seen of it`() {
    let seen = [
      (cell: "s/ja/3/A", key: "k"), (cell: "s/de/3/B", key: "k"), (cell: "s/de/3/A", key: "k"),
      (cell: "s/de/3/A", key: "K"), (cell: "s/de/3/A", key: "k"),
    ]
    let expected = ["O T K A s/de/3/A", "O T k A s/de/3/A s/de/3/A s/ja/3/A", "O T k B s/de/3/B"]
    for start in seen.indices {
      let turned = Array(seen[start...] + seen[..<start])
      #expect(Self.rows(PresentedMessages(Self.report(turned))) == expected)
      #expect(Self.rows(PresentedMessages(Self.report(turned.reversed()))) == expected)
    }
  }

  @Test func `a sight says which observation it is`() {
    let report = Self.report([("s/de/3/A", "b"), ("s/de/3/A", "a")])
    let messages = PresentedMessages(report)
    for number in messages.entries.indices {
      for sight in messages.sights(of: number) {
        #expect(report.observations[Int(sight.record)].key == messages.name(messages.entries[number].key))
      }
    }
  }

  @Test func `what was seen in a cell that is not known is left out`() {
    #expect(Self.rows(PresentedMessages(Self.report([("gone", "k"), ("s/de/3/A", "k")]))) == ["O T k A s/de/3/A"])
    #expect(PresentedMessages(Self.report([])).entries.isEmpty)
  }

  @Test func `two keys that spell one letter differently are two messages`() {
    let messages = PresentedMessages(Self.report([("s/de/3/A", "\u{E9}"), ("s/de/3/A", "e\u{301}")]))
    #expect(messages.entries.map { Array(messages.name($0.key).utf8) } == [[0x65, 0xCC, 0x81], [0xC3, 0xA9]])
  }
}
