import Findings
import Ownership
import ReportFormats
import Reports
import TestFiles
import Testing

/// The page of an inspection tells each defect planted into a built app without scripts: in which product and language,
/// what is shown from where, why, and what to do.
@Suite struct PlantedPageTests {
  @Test func `every planted defect is told of`() {
    #expect(Self.shown.map(\.rule) == PlantedDefectTests.defects.map(\.rule))
    #expect(Self.gaps.map(\.rule) == PlantedGapTests.gaps.map(\.rule))
  }

  @Test(arguments: zip(PlantedDefectTests.defects, shown))
  func `a page without scripts tells what is shown wrong`(
    _ defect: PlantedDefectTests.Defect, _ said: SaidFinding
  ) async throws {
    try await Self.expect(said, after: defect.plant)
  }

  @Test(arguments: zip(PlantedGapTests.gaps, gaps))
  func `a page without scripts tells what is missing`(_ gap: PlantedGapTests.Gap, _ said: SaidFinding) async throws {
    try await Self.expect(said, after: gap.plant)
  }

  private static func expect(_ said: SaidFinding, after plant: (inout BuiltFiles) -> Void) async throws {
    let report = try await Inspecting.report(of: BuiltFiles.trips.changed(plant))
    var context = RenderingContext()
    for rule in RuleRegistry.all {
      let description = rule.description
      context.legends[description.id] = RuleLegend(title: description.title, reason: description.reason)
    }
    let page = try PageReader.read(HTMLFormat.bytes(of: report, in: context))
    let found = report.findings.filter { finding in
      finding.rule == said.rule && said.about.map { [finding.key, finding.language].contains($0) } ?? true
    }
    let finding = try #require(found.first)
    #expect(said.gaps(in: try #require(ReadFinding(finding.id, in: page))) == [])
  }
}
