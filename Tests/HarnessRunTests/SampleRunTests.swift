import Findings
import Foundation
import HarnessRun
import HostEvidence
import Reports
import Synchronization
import Testing

/// The sample products, run as the README says.
@Suite(.serialized) struct SampleRunTests {
  @Test func `the samples are clean in six scenarios`() async throws {
    let report = try await Samples.run()
    #expect(report.verdict == .clean)
    #expect(report.findings.map(\.message) == [])
    #expect(Set(report.cells.map { $0.id.split(separator: "/")[0] }).count == 6)
    #expect(report.cells.filter { $0.release == "current" }.allSatisfy { $0.host == .process })
  }

  @Test func `two runs, one job or eight, and two checkouts give the same bytes`() async throws {
    let first = EvidenceWriter.bytes(of: try await Samples.run(jobs: 1))
    let second = EvidenceWriter.bytes(of: try await Samples.run(jobs: 8))
    let elsewhere = try await Samples.withCopy { EvidenceWriter.bytes(of: try await Samples.run($0)) }
    #expect(first == second)
    #expect(first == elsewhere)
  }

  /// Counted by hand from the manifests' lists and the matrix: what each product presents, and how often it starts.
  @Test func `the number of observations is what manifest and matrix predict`() async throws {
    let report = try await Samples.run()
    // Messages with numbers are shown for 0, 1, 2 and 5, unless the manifest lists arguments; others once.
    let app = (1 + 1 + 4) + 2 + (1 + 1 + 1 + 4 + 3 + 4 + 1) + (1 + 1 + 4) + (1 + 1 + 4)
    let widget = (1 + 1 + 4) + 1 + (1 + 1 + 4 + 1)
    let host = 1 + 1 + 1 + 4 + 4 + 4 + 1
    #expect(report.observations(inCellsOf: "AppShell", "default-language/en") == app)
    #expect(report.observations(inCellsOf: "TripWidget", "default-language/en") == widget)
    #expect(report.observations(inCellsOf: "SharedTripUIHost", "default-language/en") == host)
    // In plural-heavy, nine counts for integers and ten for the distance, in two languages.
    let plural = (1 + 1 + 9) + 2 + (3 + 9 + 9 + 10 + 1) + (1 + 1 + 9) + (1 + 1 + 9)
    let pluralWidget = (1 + 1 + 9) + 1 + (1 + 1 + 9 + 1)
    let pluralHost = 4 + 9 + 9 + 10
    // Launches of the current release: 1 default, 7 other languages, 2 with a missing translation, 2 clean, 2 upgraded.
    let launches = 1 + 7 + 2 + 2 + 2
    // Release 1.0 is launched on two devices: four messages of the app, two of the widget.
    let old = (1 + 4 + 1 + 4) + (1 + 4)
    #expect(
      report.observations.count == launches * (app + widget + host) + 2 * (plural + pluralWidget + pluralHost) + 2 * old
    )
  }

  /// Two devices are upgraded, and each of the three products is compared with a clean install there.
  @Test func `every host that is started is told, clean twins included`() async throws {
    let launched = Mutex<[String: Int]>([:])
    let report = try await Samples.run(
      events: RunEvents(launch: { name in launched.withLock { $0[name, default: 0] += 1 } }))
    let cells = report.cells.filter { $0.host == .process }.count
    #expect(launched.withLock { $0.values.reduce(0, +) } == cells + 2 * 3)
    #expect(launched.withLock { Set($0.keys) } == ["AppShell", "SharedTripUIHost", "TripWidget"])
  }

  @Test func `a message that German lacks is one finding`() async throws {
    let report = try await Samples.withCopy { folder in
      let catalog = URL(filePath: folder).appending(path: "SharedTripUI/Resources/Localizable.xcstrings")
      let text = try String(contentsOf: catalog, encoding: .utf8)
      let values = ["ar", "en", "pt-BR", "ru", "zh-Hans"].map { language in
        "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"QA \(language)\" } }"
      }
      let entry = """
        "trip.qa" : { "extractionState" : "manual", "localizations" : { \(values.joined(separator: ", ")) } },
        """
      try text.replacing("\"strings\" : {", with: "\"strings\" : {\n\(entry)", maxReplacements: 1)
        .write(to: catalog, atomically: true, encoding: .utf8)
      return try await Samples.run(folder)
    }
    #expect(report.verdict == .findings)
    let found = report.findings.map { [$0.rule, $0.owner ?? "", $0.key ?? "", $0.language ?? ""] }
    #expect(found == [["raw-key-shown", "SharedTripUI", "trip.qa", "de"]])
  }
}

extension Report {
  /// How many observations one product made on one device.
  fileprivate func observations(inCellsOf product: String, _ device: String) -> Int {
    observations.count { $0.cell.hasPrefix("\(device)/") && $0.cell.hasSuffix("/\(product)") }
  }
}
