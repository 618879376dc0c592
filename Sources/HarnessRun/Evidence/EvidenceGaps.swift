import HostEvidence
import InstalledProducts
import LocaleMatrix
import Ownership
import OwnershipManifest
import Reports

/// What evidence does not hold, and which rules therefore could not look.
struct EvidenceGaps: Sendable {
  /// What was sorted onto devices, with the cells as the rules see them.
  let devices: [EvidenceDevice]
  let played: [PlayedDevice]
  let cells: [MatchedCell]
  let coverage: MatrixCoverage
  let manifest: Manifest
  /// Whether the project has a baseline.
  let hasBaseline: Bool
  /// Cells of which a finding says already that not everything could be observed.
  let explained: Set<String>
  /// Whether whoever launched the hosts has judged them.
  let isOfRuns: Bool

  /// One for each rule that could not look, in byte order of their names.
  var unjudged: [UnjudgedRule] {
    (ofHosts + ofDevices + ofUnknownDevices + ofWholeRuns)
      .sorted { $0.rule.utf8.lexicographicallyPrecedes($1.rule.utf8) }
  }

  private func gap(_ rule: any Rule.Type, _ reason: String) -> UnjudgedRule {
    UnjudgedRule(rule: rule.description.id, reason: reason)
  }

  // MARK: - What only who launched a host knows

  private var ofHosts: [UnjudgedRule] {
    let silent = missing.map { gap(HostSilent.self, $0) }
    guard mayHaveLaunched, !isOfRuns else { return [silent].compactMap(\.self) }
    let failed = "the evidence has no record of launches that failed"
    let said = "the evidence does not hold what hosts said beside it"
    return [
      gap(HostCrashed.self, failed), gap(HostTimedOut.self, failed), gap(HostGarbled.self, said),
      silent ?? gap(HostSilent.self, said),
    ]
  }

  /// Whether a process was launched, or would have been in a cell of which there is no evidence.
  private var mayHaveLaunched: Bool {
    cells.contains { $0.cell.isProcess }
      || coverage.missing.contains { cell in
        CellName(cell).flatMap { manifest.product($0.product) }?.executable != nil
      }
  }

  /// Planned presentations of which there is no evidence.
  private var missing: String? {
    let cells = cells.filter { !explained.contains($0.cell.id) }
    guard let cell = cells.first(where: { !$0.missing.isEmpty }), let first = cell.missing.first else { return nil }
    let lost = cells.map(\.missing.count).reduce(0, +)
    let all = lost + cells.map(\.cell.observations.count).reduce(0, +)
    return "of \(lost) of \(all) presentations there is no evidence, such as of \"\(first.key)\" of \(first.owner) in "
      + "\(cell.cell.id)"
  }

  // MARK: - What is seen on the device alone

  private var ofDevices: [UnjudgedRule] {
    let launches = played.flatMap(\.launches).filter { $0.release == "current" }
    let readsOwnList = launches.flatMap(\.cells).contains { $0.isProcess && $0.record?.languagesFrom == .app }
    let isUpgraded = launches.contains { $0.wasUpgraded && $0.cells.contains(where: \.isProcess) }
    var gaps: [UnjudgedRule] = []
    let needing = cells.map(\.needingDevice).reduce(0, +)
    if needing > 0 {
      let observations = needing == 1 ? "1 observation has" : "\(needing) observations have"
      gaps.append(
        gap(
          Ownership.NotSimulated.self,
          "\(observations) inflection markup, or arguments that do not fit the text; the evidence does not say whether a "
            + "device showed that"))
    }
    if readsOwnList {
      gaps.append(gap(OverrideRemoved.self, "the evidence does not hold the preferences that a launch leaves"))
    }
    if isUpgraded {
      gaps.append(
        gap(
          ResultDependsOnContainer.self,
          "the evidence does not hold what a clean install shows beside an upgraded one"))
    }
    return gaps
  }

  /// Rules over several steps, where a scenario is not the project's.
  private var ofUnknownDevices: [UnjudgedRule] {
    guard let device = devices.first(where: { !$0.isOfMatrix }) else { return [] }
    let reason =
      "the project has no scenario \"\(device.timeline.device.scenario.name)\", so that what was on the device before a "
      + "launch is not known"
    let rules: [any Rule.Type] = [
      LanguageNoLongerSupported.self, OverrideLeftover.self, PickChangedBetweenReleases.self,
    ]
    return rules.map { gap($0, reason) }
  }

  // MARK: - What only a whole run shows

  private var ofWholeRuns: [UnjudgedRule] {
    guard let reason = coverage.gap else { return [] }
    let fallbacks = manifest.exceptions.count { $0.rule == UnexpectedFallback.description.id }
    var rules: [any Rule.Type] = [NotExercised.self, ProductUndeclared.self]
    if fallbacks > 0 { rules.append(FallbackNotExercised.self) }
    if manifest.exceptions.count > fallbacks { rules.append(ExceptionUnused.self) }
    if hasBaseline { rules.append(BaselineStale.self) }
    return rules.map { gap($0, reason) }
  }
}

extension PlayedCell {
  fileprivate var isProcess: Bool { record?.host == .process }
}
