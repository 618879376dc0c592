package import Findings
import HostEvidence
package import InstalledProducts
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
  package func findings(
    under policy: RulePolicy, known: KnownFindings = KnownFindings(baseline: nil), isOnlyNew: Bool = false
  ) async -> [Finding] {
    let drafts = await drafts()
    let rules = RuleRegistry.overEvidence
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
        for cell in launch.cells {
          guard let product = current.manifest.product(cell.product) else { continue }
          // The empty key is observed like any other; nobody reads it, so that nothing can be wrong with it.
          for observation in cell.observations where !observation.record.key.isEmpty {
            guard let owner = owners[observation.record.owner] else { continue }
            judged.append(
              JudgedObservation(
                release: current, device: device.plan, launch: launch, cell: cell, observation: observation,
                owner: owner, product: product, languages: current.languages(of: owner),
                asked: current.bundle(asked: observation.record.asked, from: product.name)?.bundle,
                choice: cell.choices.first { $0.bundle == observation.record.asked }))
          }
        }
      }
    }
    return judged
  }
}

extension InstalledRelease {
  /// The owner's languages, its development region read from its own bundle where that says one.
  package func languages(of owner: Owner) -> OwnerLanguages {
    let bundle = products.lazy.compactMap { product in product.bundles.first { $0.owners.contains(owner.name) } }.first
    return OwnerLanguages(
      owner: owner, developmentRegion: bundle?.description.developmentRegion ?? manifest.developmentRegion)
  }
}
