import Findings
import ManifestDrafts
import OwnershipManifest
import ProjectCheck
import Projects
import Reports
import TestFiles
import Testing

@Suite struct ManifestDraftingTests {
  private static func draft(_ project: ScratchProject) -> ManifestDraft {
    ManifestDrafting(folder: project.folder, declared: ProjectReader.read(folder: project.folder)).draft()
  }

  #if canImport(SwiftParser)
    @Test func `targets with tables are owners, targets that run are products, and tests are neither`() async throws {
      try await ScratchProject.with(PackageFixture.files) { project in
        let draft = Self.draft(project)
        #expect(draft.owners.map(\.name) == ["Shared", "Shop"])
        #expect(draft.owners.map(\.bundle?.value) == ["Trips_Shared.bundle", "Trips_Shop.bundle"])
        #expect(draft.owners.first?.resources == ["Sources/Shared/Resources/Localizable.xcstrings"])
        #expect(draft.owners.first?.sources == ["Sources/Shared"])
        #expect(draft.owners.first?.accessors == ["TripCopy"])
        #expect(draft.products.map(\.name) == ["trips"])
        #expect(draft.products.first?.embeds == ["Shared", "Shop"])
      }
    }

    @Test func `a language with all but a few keys is required, one with fewer optional`() async throws {
      try await ScratchProject.with(PackageFixture.files) { project in
        let draft = Self.draft(project)
        #expect(draft.owners.map(\.languages.value) == [["de"], ["de"]])
        #expect(draft.owners.map(\.optionalLanguages) == [["fr"], []])
        #expect(draft.duplicates == [#"Localizable "ok": Shared, Shop (different)"#])
      }
    }

    @Test func `what was drafted is a manifest that loads and can be checked`() async throws {
      try await ScratchProject.with(PackageFixture.files) { project in
        try project.write(ManifestDraftText(Self.draft(project)).text, to: "bordercheck.json")
        let manifest = try Project.load(project.folder).manifest
        #expect(manifest.owners.map(\.name) == ["Shared", "Shop"])
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        #expect(report.verdict != .incomplete, "\(report.findings)")
        #expect(report.findings.contains { $0.rule == "owner.duplicate-key" && $0.key == "ok" })
      }
    }

    @Test func `drafting twice gives the same text`() async throws {
      try await ScratchProject.with(PackageFixture.files) { project in
        #expect(ManifestDraftText(Self.draft(project)).text == ManifestDraftText(Self.draft(project)).text)
      }
    }
  #endif
}
