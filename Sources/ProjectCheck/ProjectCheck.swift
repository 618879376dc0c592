import Findings
import Foundation
import Ownership
import OwnershipManifest
import PositionedJSON
package import Reports

/// A static check of a project: read its manifest, what it declares, its tables and its sources, then judge.
///
/// ```swift
/// let report = try await ProjectCheck(request).report()
/// ```
/// Nothing is built, launched or written.
package struct ProjectCheck: Sendable {
  let request: CheckRequest
  let events: CheckEvents

  package init(_ request: CheckRequest, events: CheckEvents = CheckEvents()) {
    self.request = request
    self.events = events
  }

  /// What was found, the verdict drawn.
  ///
  /// - Throws: `InputErrors` for what is wrong in the manifest or the matrix, `CheckError` for a selection that names
  ///   nothing, or `CancellationError`.
  package func report() async throws -> Report { try await outcome().report }

  /// The report with what it rests on.
  func outcome() async throws -> (report: Report, facts: CheckFacts) {
    let manifest = try Project.load(request.project).manifest
    let selection = try CheckSelection(request, of: manifest)
    let profile = try profile(of: manifest)
    let policy = RulePolicy(manifest: manifest, profile: profile, today: request.today)
    let cache = request.cache.flatMap { TableCache(folder: URL(filePath: $0), under: policy) }
    let facts = try await FactsReading(manifest, request: request, events: events, tableCache: cache).facts()
    let judgement = try await StaticJudgement(of: facts, under: policy, jobs: request.jobs)
    cache?.save(judgement)
    var report = Report(command: .check, matrixCells: [])
    report.scope = facts.scope + (request.readsSources ? "" : ", call sites not looked at")
    report.selection = request.selection
    report.findings = judgement.findings(
      under: policy, known: try await known(beside: manifest), isOnlyNew: request.countsOnlyNew,
      isWhole: true
    ).filter(selection.includes)
    report.conclude(failOn: request.failOn ?? profile?.failOn ?? .error)
    return (report, facts)
  }

  /// What was found before: the baseline beside the manifest, the evidence that the request names, and where only new
  /// findings count what the base has as well.
  private func known(beside manifest: Manifest) async throws -> KnownFindings {
    var known = KnownFindings(baseline: try Baseline.read(beside: manifest))
    if let base = request.base { known.add(base) }
    if let base = request.baseProject, request.countsOnlyNew { known.add(try await findings(of: base)) }
    return known
  }

  /// What a check of the base finds, with this request's settings.
  private func findings(of base: BaseProject) async throws -> BaseEvidence {
    var earlier = CheckRequest(project: base.path, jobs: request.jobs)
    earlier.profile = request.profile
    earlier.cache = request.cache
    earlier.today = request.today
    let report = try await ProjectCheck(earlier).report()
    return BaseEvidence(name: base.name, findings: report.findings)
  }

  private func profile(of manifest: Manifest) throws(CheckError) -> Manifest.Profile? {
    guard let name = request.profile else { return manifest.profiles["release"] }
    guard let profile = manifest.profiles[name] else {
      throw .unknownProfile(name, known: manifest.profiles.keys.sorted())
    }
    return profile
  }
}
