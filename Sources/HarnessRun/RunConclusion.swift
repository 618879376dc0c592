import Findings
import Ownership
import OwnershipManifest
import Reports

/// Draws findings and verdict from what was observed.
struct RunConclusion: Sendable {
  let request: RunRequest
  /// That of the project; it says what is accepted, and lies beside the baseline.
  let manifest: Manifest

  /// Puts findings and verdict into `report`.
  ///
  /// - Parameter unjudged: Rules that could not look: nothing is said of what accepts their findings.
  func conclude(_ report: inout Report, from facts: RunFacts, without unjudged: [UnjudgedRule] = []) async throws {
    let profile = try request.profile(of: manifest)
    var known = KnownFindings(baseline: try Baseline.read(beside: manifest))
    if let base = request.base { known.add(base) }
    let policy = RulePolicy(manifest: manifest, profile: profile, today: request.today)
    let names = Set(unjudged.map(\.rule))
    report.findings = await Judgement(of: facts).findings(
      under: policy, known: known, isOnlyNew: request.countsOnlyNew,
      of: RuleRegistry.overEvidence.filter { !names.contains($0.description.id) })
    // Nobody misses a rule that policy has off.
    report.unjudged = unjudged.filter { rule in
      RuleRegistry.rule(rule.rule).map { policy.isOn($0.description) } ?? true
    }
    report.profile = request.profile == "release" ? nil : request.profile
    report.base = request.base?.digest
    report.conclude(failOn: request.failOn ?? profile?.failOn ?? .error)
  }
}

extension RunRequest {
  /// The profile that the request names.
  func profile(of manifest: Manifest) throws(RunError) -> Manifest.Profile? {
    guard let name = profile else { return manifest.profiles["release"] }
    guard let profile = manifest.profiles[name] else {
      throw .unknownProfile(name, known: manifest.profiles.keys.sorted())
    }
    return profile
  }
}
