import Findings
import HarnessRun
import HostEvidence
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("A run over built products")
struct BuiltRunTests {
  private static func project(
    _ more: String = "", scenarios: [String: String] = ["german": steps(#"{"install": "current"}"#)]
  ) -> [String: String] {
    var files = [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": {
          "Trips": {"resources": ["App"], "languages": ["de"]},
          "Texts": {"resources": ["Texts"], "bundle": "Trips_TripTexts.bundle", "languages": ["de"]},
        },
        "products": {
          "Trips": {"kind": "app", "identifier": "com.example.trips", "embeds": ["Texts"], "contains": ["Widget"]},
          "Widget": {"kind": "extension", "identifier": "com.example.trips.widget", "embeds": ["Texts"]},
        },
        "messages": [{"owner": "Trips", "key": "account.title"}, {"owner": "Texts", "key": "trip.title"}],
        \(more)
      }
      """,
      "App/en.lproj/Localizable.strings": #""account.title" = "Account";"#,
      "Texts/en.lproj/Localizable.strings": "\n\"trip.title\" = \"Trip\";",
    ]
    for (name, text) in scenarios { files["Matrix/\(name).json"] = text }
    return files
  }

  private static func steps(_ steps: String) -> String {
    #"{"languages": ["de"], "steps": [{"languages": "each"}, \#(steps), {"launch": "all"}]}"#
  }

  private func report(
    _ project: [String: String], built: BuiltFiles = .trips, previous: BuiltFiles? = nil
  ) async throws -> Report {
    try await ScratchProject.with(project) { project in
      try await built.with("Trips.app") { path in
        let request = RunRequest(project: project.folder, jobs: 2)
        guard let previous else {
          return try await BuiltRun(request, built: path, previous: nil, environment: [:]).report()
        }
        return try await previous.with("Trips.app") {
          try await BuiltRun(request, built: path, previous: $0, environment: [:]).report()
        }
      }
    }
  }

  @Test func `what is observed is what was built, under the manifest's names`() async throws {
    let report = try await report(Self.project())
    let german = report.observations.map {
      "\($0.cell.split(separator: "/").last ?? "") \($0.owner) \($0.value ?? "-")"
    }
    #expect(german.sorted() == ["Trips Texts Reise", "Trips Trips Konto", "Widget Texts Reise"])
    #expect(report.cells.map(\.process).sorted() == ["Trips.app", "Trips.app/PlugIns/TripWidget.appex"])
    #expect(report.findings.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test func `an owner of several products' main bundles is found in each of them`() async throws {
    var project = Self.project()
    project["bordercheck.json"] = """
      {
        "developmentRegion": "en",
        "owners": {
          "Common": {"resources": ["App"], "bundle": ".", "languages": ["de"]},
          "Widget": {"resources": ["Widget"], "languages": ["de"]},
        },
        "products": {
          "Trips": {"kind": "app", "identifier": "com.example.trips", "embeds": ["Common"], "contains": ["Widget"]},
          "Widget": {"kind": "extension", "identifier": "com.example.trips.widget", "embeds": ["Common"]},
        },
      }
      """
    project["Widget/en.lproj/Localizable.strings"] = #""widget.title" = "Next trip";"#
    let built = BuiltFiles.trips.changed {
      for (language, title, widget) in [("en", "Account", "Next trip"), ("de", "Konto", "Nächste Reise")] {
        $0.strings("\(language).lproj/Localizable.strings", ["account.title": title])
        $0.strings(
          "PlugIns/TripWidget.appex/\(language).lproj/Localizable.strings",
          ["account.title": title, "widget.title": widget])
      }
    }
    let report = try await report(project, built: built)
    let shown = report.observations.filter { ["Common", "Widget"].contains($0.owner) && $0.table == "Localizable" }
      .map { "\($0.cell.split(separator: "/").last ?? "") \($0.owner) \($0.value ?? "-")" }
    #expect(shown.sorted() == ["Trips Common Konto", "Widget Common Konto", "Widget Widget Nächste Reise"])
    #expect(report.findings.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test func `a copy in the product's own table is found where the copy lies`() async throws {
    let built = BuiltFiles.trips.changed {
      $0.strings("de.lproj/Localizable.strings", ["account.title": "Konto", "trip.title": "Fahrt"])
    }
    let found = try await report(Self.project(), built: built).findings.filter { $0.rule == "unsupported-access-works" }
    #expect(found.map(\.product) == ["Trips"])
    #expect(found.map(\.owner) == ["Texts"])
    #expect(found.first?.place?.file == "Trips.app/de.lproj/Localizable.strings")
  }

  @Test func `a key that the build lost is found at its line in the sources`() async throws {
    let built = BuiltFiles.trips.changed {
      $0.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.from %@ to %@": "x"])
    }
    let found = try await report(Self.project(), built: built).findings.filter { $0.rule == "raw-key-shown" }
    #expect(found.map(\.product) == ["Trips"])
    #expect(found.first?.place == SourcePlace(file: "Texts/en.lproj/Localizable.strings", line: 2, column: 1))
    let command = try #require(found.first?.reproduce)
    #expect(command.suffix(2) == ["--built", "Trips.app"])
  }

  @Test func `what an earlier release left is not known without its state`() async throws {
    let releases = [
      "releases": #""releases": {"1.0": "Old"}"#,
      "scenario": Self.steps(#"{"install": "1.0"}, {"launch": "all"}, {"upgrade": "current"}"#),
    ]
    var project = Self.project(releases["releases"] ?? "", scenarios: ["up": releases["scenario"] ?? ""])
    project["Old/bordercheck.json"] = Self.project()["bordercheck.json"]
    project["Old/App/en.lproj/Localizable.strings"] = ""
    project["Old/Texts/en.lproj/Localizable.strings"] = #""trip.title" = "Trip";"#
    let unknown = try await report(project, previous: .trips)
    #expect(unknown.findings.filter { $0.rule == "not-simulated" }.map(\.product) == ["Trips", "Widget"])
    #expect(unknown.verdict == .incomplete)

    let old = BuiltFiles.trips.changed {
      $0.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.title": "Fahrt"])
    }
    let state = #", "state": [{"message": "trip.title", "product": "Trips", "as": "text", "languages": ["de"]}]"#
    project["bordercheck.json"] = Self.project((releases["releases"] ?? "") + state)["bordercheck.json"]
    let known = try await report(project, previous: old)
    #expect(known.findings.filter { $0.rule == "not-simulated" }.isEmpty)
    let stale = known.findings.filter { $0.rule == "persisted-text-stale" }
    #expect(stale.map(\.product) == ["Trips"])
    #expect(known.observations.contains { $0.outcome == .persisted && $0.value == "Fahrt" })
  }

  @Test func `a built product is asked as its code asks`() async throws {
    var project = Self.project()
    project["bordercheck.json"] = project["bordercheck.json"]?.replacing(
      #""Widget": {"kind": "extension","#, with: #""Widget": {"kind": "extension", "sources": ["Code"],"#)
    project["Code/Line.swift"] = """
      import Foundation
      let title = NSLocalizedString("trip.title", comment: "")
      """
    let report = try await report(project)
    #expect(
      report.observations.filter { $0.key == "trip.title" }.map(\.asked).sorted() == [".", "Trips_TripTexts.bundle"])
    #expect(
      report.findings.filter { $0.severity == .error }.map { "\($0.rule) \($0.product ?? "")" } == [
        "wrong-bundle Widget"
      ])
  }

  @Test func `an earlier release that no scenario installs is refused`() async throws {
    await #expect(throws: InspectError.self) {
      _ = try await report(Self.project(), previous: .trips)
    }
  }

  @Test func `a declared product that was not built is said and not observed`() async throws {
    let report = try await report(Self.project(), built: BuiltFiles.trips.changed { $0.remove("PlugIns") })
    #expect(Set(report.cells.map(\.process)) == ["Trips.app"])
  }
}
