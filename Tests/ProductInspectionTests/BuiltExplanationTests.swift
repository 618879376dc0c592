import Findings
import HarnessRun
import HostEvidence
import InstalledProducts
import ProductInspection
import TestFiles
import Testing

@Suite struct BuiltExplanationTests {
  private static func explanation(in language: String, _ files: BuiltFiles) async throws -> Explanation {
    try await files.with("Trips.app") { path in
      var request = ExplainRequest(
        project: ".", key: "trip.arrivesIn %lld", product: "Trips", languages: [language])
      request.owner = "Trips_TripTexts"
      return try await BuiltExplanation(request, built: path, project: nil, environment: [:]).explanation()
    }
  }

  @Test func `of the numbers that a message may be shown with, one with something wrong is explained`() async throws {
    let forms = ["other": "Ankunft in %lld Minuten"]
    let files = BuiltFiles.trips.changed {
      $0.plurals("Trips_TripTexts.bundle/de.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": forms])
    }
    let explained = try await Self.explanation(in: "de", files)
    #expect(explained.finding?.rule == "plural-category-missing")
    #expect(explained.planned.arguments == [.integer(1)])
  }

  @Test func `numbers reach the forms that only large ones take`() async throws {
    let forms = ["one": "%lld мінута", "few": "%lld мінуты", "other": "%lld мінуты"]
    let files = BuiltFiles.trips.changed {
      for folder in ["", "Trips_TripTexts.bundle/"] {
        $0.strings("\(folder)be.lproj/Localizable.strings", ["account.title": "Рахунак"])
      }
      $0.plurals("Trips_TripTexts.bundle/be.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": forms])
    }
    let explained = try await Self.explanation(in: "be", files)
    #expect(explained.finding?.rule == "plural-category-missing")
    #expect(explained.planned.arguments == [.integer(0)])
  }

  @Test func `where nothing is wrong the first is`() async throws {
    let explained = try await Self.explanation(in: "de", .trips)
    #expect(explained.finding == nil)
    #expect(explained.planned.arguments == [.integer(0)])
  }
}
