import Findings
import HarnessRun
import Reports
import TestFiles
import Testing

/// SwiftPM names one bundle `.resources` or `.bundle`, by build system and platform.
@Suite struct BundleSuffixTests {
  @Test func `a bundle declared under the other suffix is told by the value to set`() async throws {
    let files = [
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "SharedTripUI": { "resources": ["T"], "bundle": "Bordercheck_SharedTripUI.bundle" } },
        "products": { "Host": { "kind": "test-host", "executable": "TripWidget", "embeds": ["SharedTripUI"] } },
        "messages": [{ "owner": "SharedTripUI", "key": "trip.title" }]
      }
      """,
      "T/en.lproj/Localizable.strings": "\"trip.title\" = \"Trip\";",
    ]
    let report = try await ScratchProject.with(files) { try await Samples.run($0.folder) }
    let finding = try #require(report.findings.first { $0.rule == "bundle-outside-product" })
    #expect(finding.remedy.contains(#"set "bundle": "Bordercheck_SharedTripUI.resources" for owner SharedTripUI"#))
  }
}
