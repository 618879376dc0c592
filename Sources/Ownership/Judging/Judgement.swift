package import Findings
import HostEvidence
package import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
package import OwnershipManifest

/// The facts of a run with every observation judged: which cause it has, if any.
package struct Judgement: Sendable {
  package var facts: RunFacts
  /// Observations of release `current`, in the order of devices, launches and cells, each with its cause.
  package var observations: [(judged: JudgedObservation, cause: Draft?)]

  package init(of facts: RunFacts) async {
    self.facts = facts
    observations = await facts.judgedObservations().parallelMap { (judged: $0, cause: CauseOrder.cause(of: $0)) }
  }

  /// All findings, policy and exceptions applied, ascending by rule, product, owner, table, key and language.
  ///
  /// - Parameters:
  ///   - known: What was found before; it counts for nothing where `isOnlyNew`.
  ///   - rules: Those that could look: of others, nothing is said about exceptions and entries of a baseline.
  package func findings(
    under policy: RulePolicy, known: KnownFindings = KnownFindings(baseline: nil), isOnlyNew: Bool = false,
    of rules: [any Rule.Type] = RuleRegistry.overEvidence
  ) async -> [Finding] {
    let drafts = await drafts()
    let assembly = FindingAssembly(policy: policy)
    let findings = assembly.findings(
      from: drafts, exceptions: facts.manifest.exceptions, of: rules, isWhole: facts.isWhole)
    return assembly.findings(findings, heldAgainst: known, isOnlyNew: isOnlyNew, of: rules, isWhole: facts.isWhole)
  }

  /// What the rules over evidence say, before policy and exceptions.
  ///
  /// - Parameter rules: those over several observations.
  package func drafts(of rules: [any RunRule.Type] = RuleRegistry.runRules) async -> [Draft] {
    let others = await rules.parallelMap { $0.drafts(in: self) }.joined()
    return observations.compactMap(\.cause) + others
  }
}

extension RunFacts {
  /// Observations of the judged release whose owner and product the manifest knows.
  func judgedObservations() -> [JudgedObservation] {
    guard let current else { return [] }
    let owners = Dictionary(
      current.manifest.owners.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var judged: [JudgedObservation] = []
    for device in devices {
      for launch in device.launches where launch.release == current.name {
        for cell in launch.cells { judged += observations(of: cell, launch, device.plan, current, owners) }
      }
    }
    return judged
  }

  /// The empty key is observed like any other; nobody reads it, so that nothing can be wrong with it.
  private func observations(
    of cell: PlayedCell, _ launch: PlayedLaunch, _ device: PlannedDevice, _ release: InstalledRelease,
    _ owners: [String: Owner]
  ) -> [JudgedObservation] {
    guard let product = release.manifest.product(cell.product) else { return [] }
    var sites: [SiteName: JudgedSite] = [:]
    return cell.observations.compactMap { observation in
      let record = observation.record
      guard !record.key.isEmpty, let owner = owners[record.owner] else { return nil }
      let name = SiteName(owner: record.owner, asked: record.asked)
      let site =
        sites[name]
        ?? JudgedSite(
          release: release, device: device, launch: launch, cell: cell, owner: owner, product: product,
          asked: record.asked)
      sites[name] = site
      return JudgedObservation(observation, at: site)
    }
  }
}

extension InstalledRelease {
  /// The owner's languages, its development region read from its own bundle where that says one.
  package func languages(of owner: Owner) -> OwnerLanguages {
    let bundle = products.lazy.compactMap { product in product.bundles.first { $0.owners.contains(owner.name) } }.first
    let region = owner.isInferred ? bundle?.description.sourceLanguage : bundle?.description.developmentRegion
    return OwnerLanguages(owner: owner, developmentRegion: region ?? manifest.developmentRegion)
  }
}
