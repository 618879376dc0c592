import Findings
package import HarnessRun
package import InstalledProducts
import Ownership
import OwnershipManifest
import PositionedJSON
package import Reports

/// An inspection of something built: open it, read its tree, play every product in every language, judge.
///
/// ```swift
/// let inspected = try await ProductInspection(request, environment: [:]).inspected()
/// ```
/// It writes nothing; an archive is unpacked in a temporary folder, which is gone when it returns.
package struct ProductInspection: Sendable {
  /// What an inspection gives.
  package struct Inspected: Sendable {
    package var report: Report
    package var tree: BuiltTree
  }

  let request: InspectRequest
  let environment: [String: String]
  let events: RunEvents

  package init(_ request: InspectRequest, environment: [String: String], events: RunEvents = RunEvents()) {
    self.request = request
    self.environment = environment
    self.events = events
  }

  /// What was observed and concluded, the verdict drawn.
  ///
  /// - Throws: `InspectError` for what cannot be opened, `InputErrors` for what is wrong in the project's files, or
  ///   `CancellationError`.
  package func inspected() async throws -> Inspected {
    let project = try request.project.map { path throws(InputErrors) in try Project.load(path) }
    return try await OpenedProduct.with(request.path, environment: environment) { files in
      let tree = try await BuiltTree(reading: files, jobs: request.jobs)
      guard !tree.products.isEmpty else { throw InspectError.nothingBuilt(in: files) }
      return Inspected(report: try await report(of: tree, project), tree: tree)
    }
  }

  /// The tree alone, nothing played.
  package func tree() async throws -> BuiltTree {
    try await OpenedProduct.with(request.path, environment: environment) { files in
      let tree = try await BuiltTree(reading: files, jobs: request.jobs)
      guard !tree.products.isEmpty else { throw InspectError.nothingBuilt(in: files) }
      return tree
    }
  }

  /// The language lists that it is played in where the request names none.
  package func languages() async throws -> [[String]] {
    let region = try request.project.map { path throws(InputErrors) in try Project.load(path) }?.manifest
      .developmentRegion
    let tree = try await tree()
    let image = try ReleaseImage.built(tree, manifest: nil)
    return InspectionLanguages(of: tree, developmentRegion: region ?? image.installed.manifest.developmentRegion)
      .entries.map(\.list)
  }

  private func report(of tree: BuiltTree, _ project: Project?) async throws -> Report {
    let image = try await ReleaseImage.built(tree, manifest: project?.manifest).readingCode(
      jobs: request.jobs, note: events.note)
    let plan = try InspectionPlan(of: tree, image, project: project, request)
    let profile = try profile(of: project?.manifest)
    let rules = RuleRegistry.overProducts
    var findings = FindingCollection(
      policy: RulePolicy(manifest: image.installed.manifest, profile: profile, today: request.today),
      exceptions: image.installed.manifest.exceptions, of: rules)
    var report = Report(command: .inspect, matrixCells: plan.cellNames)
    report.selection = request.selection
    let facts = InspectFacts(
      tree: tree, release: image.installed, isOwnershipInferred: project == nil,
      sources: project == nil ? [:] : image.owners)
    for rule in RuleRegistry.productRules { findings.add(rule.drafts(in: facts)) }
    let devices = InspectedDevices(
      plan: plan, release: image.installed, isOwnershipInferred: project == nil, request: request, events: events)
    let keeps = request.keepsObservations || plan.lookUpCount <= request.shownLookUps
    try await devices.play(into: &findings, &report, keepsObservations: keeps)
    let found = try known(beside: project?.manifest).applied(to: findings.findings(isWhole: false))
    report.findings = found.map { BuiltCommands.inspecting($0, in: tree) }
    report.scope = scope(of: plan, tree)
    report.conclude(failOn: request.failOn ?? profile?.failOn ?? .error)
    return report
  }

  /// What the baseline beside the manifest has, where only what it lacks counts.
  private func known(beside manifest: Manifest?) throws -> KnownFindings {
    guard let manifest, request.countsOnlyNew else { return KnownFindings(baseline: nil) }
    return KnownFindings(baseline: try Baseline.read(beside: manifest))
  }

  private func profile(of manifest: Manifest?) throws(InspectError) -> Manifest.Profile? {
    guard let name = request.profile else { return manifest?.profiles["release"] }
    guard let manifest else { throw InspectError("--profile needs --project DIR, whose manifest has the profiles") }
    guard let profile = manifest.profiles[name] else {
      let known = manifest.profiles.keys.sorted().joined(separator: ", ")
      throw InspectError("there is no profile \"\(name)\"; expected one of \(known)")
    }
    return profile
  }

  /// What was looked at, for the last line of a text.
  private func scope(of plan: InspectionPlan, _ tree: BuiltTree) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let bundles = Set(tree.products.flatMap(\.allBundles).filter(\.hasTables).map(\.path)).count
    return count(plan.lookUpCount, "look-up") + " in " + count(bundles, "bundle") + " of "
      + count(tree.products.count, "product") + ", " + count(plan.devices.count, "language list")
  }
}

extension InspectError {
  static func nothingBuilt(in files: ProductFiles) -> InspectError {
    InspectError(
      "'\(files.name)' holds nothing that was built; expected an .app, .appex, .ipa, .xcarchive, .framework, "
        + ".xcframework, .bundle, or a folder with some, such as .build/debug")
  }
}
