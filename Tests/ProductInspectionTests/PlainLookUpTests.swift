import Findings
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("Look-ups that are left out as right")
struct PlainLookUpTests {
  /// Every tree that these tests have with something wrong in it, and the clean one.
  static let trees: [BuiltFiles] =
    [.trips] + PlantedDefectTests.defects.map { BuiltFiles.trips.changed($0.plant) }
    + LayoutReplayTests.replays.flatMap { [$0.files, $0.mended] } + [copied]

  /// A key of a package in the app's own table, under an identifier.
  private static var copied: BuiltFiles {
    BuiltFiles.trips.changed {
      $0.strings("de.lproj/Localizable.strings", ["trip.title": "Ausflug", "account.title": "Konto"])
    }
  }

  @Test(arguments: trees.indices) func `leaving them out changes no finding and no count`(_ index: Int) async throws {
    let whole = try await Inspecting.report(of: Self.trees[index]) { $0.keepsObservations = true }
    let short = try await Inspecting.report(of: Self.trees[index]) { $0.shownLookUps = 0 }
    #expect(short.findings == whole.findings)
    #expect(short.lookUps == whole.lookUps)
    #expect(short.verdict == whole.verdict)
    #expect(short.observations.isEmpty)
  }

  @Test func `most look-ups of an ordinary product are such`() async throws {
    let clean = try await Inspecting.report(of: .trips) { $0.shownLookUps = 0 }
    #expect(clean.verdict == .clean)
    #expect(clean.lookUps > 0)
  }
}
