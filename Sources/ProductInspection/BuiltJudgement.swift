package import HarnessRun
import InstalledProducts
import OwnershipManifest
import PositionedJSON
package import Reports

/// Judges evidence from elsewhere against a built product instead of what the manifest would put together.
package struct BuiltJudgement: Sendable {
  let request: RunRequest
  /// Path of the current release as it was built; earlier ones are put together from their manifests.
  let built: String
  let environment: [String: String]
  let isOfRuns: Bool
  let events: RunEvents

  /// - Parameter isOfRuns: whether the evidence is that of runs, of which only what is missing is a gap.
  package init(
    _ request: RunRequest, built: String, environment: [String: String], isOfRuns: Bool = false,
    events: RunEvents = RunEvents()
  ) {
    self.isOfRuns = isOfRuns
    self.request = request
    self.built = built
    self.environment = environment
    self.events = events
  }

  /// The evidence of all files together, judged.
  ///
  /// - Throws: `InspectError` for what cannot be opened, and what a judgement throws.
  package func report(of files: [(name: String, report: Report)]) async throws -> Report {
    let project = try Project.load(request.project)
    let evidence = try EvidenceJudgement.joined(files)
    return try await OpenedProduct.with(built, environment: environment) { opened in
      let tree = try await BuiltTree(reading: opened, jobs: request.jobs)
      guard !tree.products.isEmpty else { throw InspectError.nothingBuilt(in: opened) }
      let run = HarnessRun(request, environment: environment, events: events)
      var images: [String: ReleaseImage] = [:]
      for name in EvidenceJudgement.releaseNames(of: evidence, in: project) where name != "current" {
        images[name] = try await run.assemble(name, of: project)
      }
      images["current"] = try await ReleaseImage.built(tree, manifest: project.manifest).readingCode(
        jobs: request.jobs, note: events.note)
      var report = try await EvidenceJudgement(request, isOfRuns: isOfRuns, events: events).report(
        of: evidence, in: project.replacing(images.mapValues(\.installed.manifest)), images: images)
      report.findings = report.findings.map { BuiltCommands.running($0, in: tree) }
      return report
    }
  }
}
