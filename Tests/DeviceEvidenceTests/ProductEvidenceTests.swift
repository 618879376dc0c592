import DeviceEvidence
import Foundation
import HostEvidence
import LocalizedStrings
import Reports
import TestFiles
import Testing

@Suite struct ProductEvidenceTests {
  private let messages = [
    (owner: InstalledTrips.app, messages: [TestedMessage("app.title")]),
    (
      owner: InstalledTrips.trips, messages: [InstalledTrips.title, InstalledTrips.arrival, TestedMessage("trip.same")]
    ),
  ]

  private func evidence(
    _ more: [String: String] = [:], showing register: (inout HostSurfaces) -> Void = { _ in }
  ) async throws -> ProductEvidence {
    try await ScratchProject.with(InstalledTrips.files) { folder in
      try Reader.of("de", "en") {
        try InstalledTrips.product(in: folder.folder, more).evidence(of: messages, showing: register)
      }
    }
  }

  @Test func `evidence is a file that nobody has judged, of a device that no scenario plays`() async throws {
    let evidence = try await evidence()
    #expect(evidence.problems == [])
    #expect(evidence.fileName == "device+de+en+1+App.jsonl")
    let report = try EvidenceReader.read(evidence.bytes)
    #expect(report.verdict == .incomplete)
    #expect(report.findings == [])
    let cell = try #require(report.cells.first)
    #expect(cell.id == "device/de+en/1/App")
    #expect([cell.release, cell.process] == ["current", "App.app"])
    #expect(cell.languages == ["de", "en"])
    #expect(cell.searchList == ["de", "en"])
    #expect(Set(report.choices.map(\.bundle)) == [".", "Trips.bundle"])
    let shown = report.observations.map {
      "\($0.key) \($0.arguments.count) \($0.asked) \($0.outcome) \($0.value ?? "")"
    }
    #expect(
      Set(shown) == [
        "app.title 0 . value Programm", "trip.title 0 Trips.bundle value Deine Reise",
        "trip.arrivesIn %lld 1 Trips.bundle value Ankunft in 1 Minute",
        "trip.arrivesIn %lld 1 Trips.bundle value Ankunft in 5 Minuten", "trip.same 0 Trips.bundle key trip.same",
      ])
    #expect(Set(report.observations.compactMap(\.file)).contains("de.lproj/Localizable.stringsdict"))
  }

  @Test func `the cell may be one of a scenario, and the file goes where it is asked for`() async throws {
    try await ScratchProject.with([:]) { folder in
      let evidence = try await evidence([
        "BORDERCHECK_CELL": "german/de/3", "BORDERCHECK_EVIDENCE": folder.folder + "/out",
      ])
      #expect(evidence.records.cells.map(\.id) == ["german/de/3/App"])
      #expect(evidence.write())
      let file = URL(filePath: folder.folder + "/out/german+de+3+App.jsonl")
      #expect(try Array(Data(contentsOf: file)) == evidence.bytes)
    }
  }

  /// Code that says what it asks, code that asks another bundle, and code of which only the text is known.
  @Test func `the product's own code is what the evidence is of, where it is registered`() async throws {
    let evidence = try await evidence { host in
      host.presents("trip.title", of: "Trips") { _ in
        String(localized: "trip.title", bundle: Bundle(path: "/nowhere"))
      }
      host.presents("trip.arrivesIn %lld", of: "Trips") {
        "Ankunft in \($0.integer(0)) \($0.integer(0) == 1 ? "Minute" : "Minuten")"
      }
      host.presents("app.title", of: "App") { _ in "Made up" }
    }
    let asked = evidence.records.observations.map { "\($0.key) \($0.asked) \($0.outcome)" }
    #expect(
      Set(asked) == [
        "trip.title . key", "trip.arrivesIn %lld Trips.bundle value", "trip.same Trips.bundle key",
      ])
    #expect(
      evidence.problems == ["\"app.title\" of App: the surface looked nothing up and showed nothing that was stored"])
  }
}
