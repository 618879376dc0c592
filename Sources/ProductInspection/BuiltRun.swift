package import HarnessRun
import InstalledProducts
import Ownership
import OwnershipManifest
package import Reports

/// A run of the matrix over built products instead of what the manifest would put together: no code runs, every product
/// is a bundle host.
package struct BuiltRun: Sendable {
  let request: RunRequest
  /// Path of the current release as it was built.
  let built: String
  /// Path of the earlier one; nil puts it together from its manifest.
  let previous: String?
  let environment: [String: String]
  let events: RunEvents

  package init(
    _ request: RunRequest, built: String, previous: String?, environment: [String: String],
    events: RunEvents = RunEvents()
  ) {
    self.request = request
    self.built = built
    self.previous = previous
    self.environment = environment
    self.events = events
  }

  /// What was observed and concluded, the verdict drawn.
  ///
  /// - Throws: `InspectError` for what cannot be opened, and what a run throws.
  package func report() async throws -> Report {
    let project = try Project.load(request.project)
    return try await OpenedProduct.with(built, environment: environment) { files in
      let tree = try await BuiltTree(reading: files, jobs: request.jobs)
      guard let previous else { return try await report(of: project, tree, earlier: nil) }
      return try await OpenedProduct.with(previous, environment: environment) { files in
        try await report(of: project, tree, earlier: try await BuiltTree(reading: files, jobs: request.jobs))
      }
    }
  }

  private func report(of project: Project, _ tree: BuiltTree, earlier: BuiltTree?) async throws -> Report {
    for tree in [tree, earlier].compactMap(\.self) where tree.products.isEmpty {
      throw InspectError.nothingBuilt(in: tree.files)
    }
    let run = HarnessRun(request, environment: environment, events: events)
    let images = try await images(of: project, run, tree, earlier)
    let played = project.replacing(images.mapValues(\.installed.manifest))
    noteMissing(in: played, of: project)
    var report = try await run.report(
      of: played, images: images, lacksState: project.manifest.state.isEmpty && images.count > 1)
    report.findings = report.findings.map { BuiltCommands.running($0, in: tree, previous: earlier) }
    return report
  }

  private func images(
    of project: Project, _ run: HarnessRun, _ tree: BuiltTree, _ earlier: BuiltTree?
  ) async throws -> [String: ReleaseImage] {
    let names = try run.releaseNames(of: project)
    let others = names.filter { $0 != "current" }
    if earlier != nil, others.count != 1 {
      throw InspectError(
        "--previous stands for the one earlier release that the chosen scenarios install; they install "
          + (others.isEmpty ? "none" : others.joined(separator: " and ")) + ": choose with --scenario")
    }
    var images: [String: ReleaseImage] = [:]
    for name in names {
      if name == "current" {
        images[name] = try await ReleaseImage.built(tree, manifest: project.manifest).readingCode(
          jobs: request.jobs, note: events.note)
      } else if let earlier {
        images[name] = try ReleaseImage.built(earlier, manifest: project.releases[name], name: name)
      } else {
        images[name] = try await run.assemble(name, of: project)
      }
    }
    return images
  }

  /// Says which declared products were not built: nothing is observed of them.
  private func noteMissing(in played: Project, of project: Project) {
    let missing = project.manifest.products.map(\.name).filter { played.manifest.product($0) == nil }
    guard !missing.isEmpty else { return }
    events.remark("note: not built, so not observed: \(missing.joined(separator: ", "))")
  }
}

extension Project {
  /// The project with other manifests for its releases.
  func replacing(_ manifests: [String: Manifest]) -> Project {
    var project = self
    for (name, manifest) in manifests {
      if name == "current" { project.manifest = manifest } else { project.releases[name] = manifest }
    }
    return project
  }
}
