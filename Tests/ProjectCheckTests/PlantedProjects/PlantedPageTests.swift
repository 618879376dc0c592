import Findings
import FoundationEssentials
import Ownership
import ProjectCheck
import ReportFormats
import Reports
import TestFiles
import Testing

#if canImport(SwiftParser)
  /// The page of a check tells each planted defect without scripts: whose it is, in which language, why, where, what to do
  /// and how to see it again.
  @Suite struct PlantedPageTests {
    @Test(arguments: PlantedProject.pages) func `a page without scripts tells each planted defect`(
      _ page: PlantedProject.Page
    ) async throws {
      let report = try await page.project.copied { folder in
        try await ProjectCheck(CheckRequest(project: folder.path(percentEncoded: false), jobs: 2)).report()
      }
      var context = RenderingContext()
      for rule in RuleRegistry.all {
        let description = rule.description
        context.legends[description.id] = RuleLegend(title: description.title, reason: description.reason)
      }
      let read = try PageReader.read(HTMLFormat.bytes(of: report, in: context))
      #expect(page.findings.map(\.rule).sorted() == page.project.defects.map(\.finding.rule).sorted())
      for said in page.findings {
        let found = report.findings.filter { $0.rule == said.rule && $0.exception == nil && $0.key != "OK" }
        let finding = try #require(found.first)
        #expect(said.gaps(in: try #require(ReadFinding(finding.id, in: read))) == [])
      }
    }
  }
#endif
