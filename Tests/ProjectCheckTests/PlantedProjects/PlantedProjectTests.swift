import Foundation
import ManifestDrafts
import OwnershipManifest
import ProjectCheck
import Projects
import Reports
import Testing

#if canImport(SwiftParser)
  @Suite struct PlantedProjectTests {
    static let projects: [PlantedProject] = [.package, .xcodeProject, .tuistProject]

    struct Case: Sendable, CustomTestStringConvertible {
      var project: PlantedProject
      var defect: PlantedProject.Defect

      var testDescription: String { "\(project.name): \(defect.testDescription)" }
    }

    static let cases = projects.flatMap { project in project.defects.map { Case(project: project, defect: $0) } }

    /// Writes the draft in the place of the manifest, and reads it back.
    private static func draft(in folder: URL) throws -> Manifest {
      let path = folder.path(percentEncoded: false)
      try FileManager.default.removeItem(at: folder.appending(path: "bordercheck.json"))
      let draft = ManifestDrafting(folder: path, declared: ProjectReader.read(folder: path)).draft()
      try Data(ManifestDraftText(draft).text.utf8).write(to: folder.appending(path: "bordercheck.json"))
      return try Project.load(path).manifest
    }

    @Test(arguments: projects) func `the draft has the owners and products that the files declare`(
      _ project: PlantedProject
    ) async throws {
      let manifest = try await project.copied { try Self.draft(in: $0) }
      #expect(manifest.developmentRegion == project.developmentRegion)
      #expect(manifest.owners.map(PlantedProject.DraftedOwner.init) == project.owners)
      #expect(manifest.products.map(PlantedProject.DraftedProduct.init) == project.products)
    }

    @Test(arguments: projects) func `each planted defect is found, and nothing else`(_ project: PlantedProject)
      async throws
    {
      let found = try await project.copied { try await PlantedProject.findings(in: $0) }
      #expect(found.filter { !project.findings.contains($0) } == [])
      #expect(project.findings.filter { !found.contains($0) } == [])
      #expect(found.count == project.findings.count)
    }

    @Test(arguments: projects) func `the draft alone finds what needs no person's word`(_ project: PlantedProject)
      async throws
    {
      let expected = project.findings.subtracting(project.unseenInDraft).union(project.onlyInDraft)
      let found = try await project.copied { folder in
        _ = try Self.draft(in: folder)
        return try await PlantedProject.findings(in: folder)
      }
      let pins = Set(expected.map(\.inAnyManifest))
      #expect(found.map(\.inAnyManifest).filter { !pins.contains($0) } == [])
      #expect(pins.subtracting(found.map(\.inAnyManifest)) == [])
    }

    @Test(arguments: projects) func `any number of jobs, and any number of runs, find the same`(
      _ project: PlantedProject
    ) async throws {
      try await project.copied { folder in
        let request = CheckRequest(project: folder.path(percentEncoded: false), jobs: 1)
        let first = try await ProjectCheck(request).report()
        for jobs in [1, 8, 8] {
          let again = CheckRequest(project: folder.path(percentEncoded: false), jobs: jobs)
          let report = try await ProjectCheck(again).report()
          #expect(report.findings == first.findings)
          #expect(report.scope == first.scope)
        }
      }
    }

    @Test(arguments: cases) func `mending a defect makes its finding go, and no other`(_ one: Case) async throws {
      let found = try await one.project.copied { folder in
        for repair in one.defect.repairs { try repair.apply(below: folder) }
        return try await PlantedProject.findings(in: folder)
      }
      let expected = one.project.findings.subtracting([one.defect.finding]).map(\.withoutLine)
      #expect(found.map(\.withoutLine).filter { !expected.contains($0) } == [])
      #expect(expected.filter { !found.map(\.withoutLine).contains($0) } == [])
    }
  }
#endif

extension PinnedFinding {
  /// Without the line where it leads into the manifest, which has other lines in a draft.
  fileprivate var inAnyManifest: Self { file == "bordercheck.json" ? withoutLine : self }
}

extension PlantedProject.DraftedOwner {
  fileprivate init(_ owner: Owner) {
    self.init(
      name: owner.name, bundle: owner.bundle, resources: owner.resources, languages: owner.languages,
      optionalLanguages: owner.optionalLanguages, sources: owner.sources, accessors: owner.accessors,
      keyPrefixes: owner.keyPrefixes)
  }
}

extension PlantedProject.DraftedProduct {
  fileprivate init(_ product: Product) {
    self.init(
      name: product.name, kind: product.kind, identifier: product.identifier, embeds: product.embeds,
      contains: product.contains, sources: product.sources)
  }
}
