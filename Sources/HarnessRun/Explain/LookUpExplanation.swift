import Findings
import Foundation
package import HostEvidence
package import InstalledProducts
package import LocaleMatrix
import LocalizationRuntime
import Ownership
import OwnershipManifest
import PositionedJSON

/// Plays one look-up of a project on a device as a scenario sets it, else as it is by default, and keeps the trace of it.
///
/// A process host is stood in for by a bundle host: the explanation is of the bundles that are installed, not of code.
package struct LookUpExplanation: Sendable {
  let request: ExplainRequest
  /// Numbers that a message with arguments may be shown with, besides those of the manifest.
  let counts: [MessageArgument]?

  package init(_ request: ExplainRequest, counts: [MessageArgument]? = nil) {
    self.request = request
    self.counts = counts
  }

  /// - Throws: `InputErrors` for what is wrong in the project's files, `ExplainError` for a name that is not there.
  package func explanation() async throws -> Explanation {
    let project = try Project.load(request.project)
    guard project.manifest.product(request.product) != nil else {
      throw ExplainError.unknownProduct(request.product, known: project.manifest.products.map(\.name))
    }
    let image = try await ReleaseImage.assemble(
      project.manifest, name: "current", readingCodeWith: ProcessInfo.processInfo.activeProcessorCount)
    return try await explanation(in: image, scenarios: project.scenarios)
  }

  /// The same over a release that is put together already, such as a built one.
  ///
  /// - Throws: `ExplainError` for a name that is not there, `InputErrors` for globs of messages that match nothing.
  package func explanation(in image: ReleaseImage, scenarios: [Scenario]) async throws -> Explanation {
    let manifest = image.installed.manifest
    guard let product = image.installed.product(request.product) else {
      throw ExplainError.unknownProduct(request.product, known: image.installed.products.map(\.name))
    }
    let candidates = try candidates(in: image)
    let settings = try settings(of: scenarios)
    let host = BundleHost(
      cell: device(settings).cell(step: 3, product: product.name), product: product, release: image.installed,
      user: UserLanguages(languages: request.languages, source: .device), region: settings.region,
      idiom: settings.idiom, behavior: settings.behavior)
    return await explanation(of: candidates, by: host, on: device(settings), manifest: manifest)
  }
}

extension LookUpExplanation {
  /// Sets the languages, installs, launches: what the explained look-up happens on.
  private func device(_ settings: ScenarioDevice) -> PlannedDevice {
    var scenario = Scenario(
      name: "explain", entries: [request.languages],
      steps: [.languages(.each), .install(release: "current"), .launch(.all)])
    scenario.device = settings
    return PlannedDevice(scenario: scenario, entry: request.languages)
  }

  private func settings(of scenarios: [Scenario]) throws(ExplainError) -> ScenarioDevice {
    guard let name = request.scenario else { return ScenarioDevice() }
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      throw .unknownScenario(name, known: scenarios.map(\.name))
    }
    return scenario.device
  }

  /// The message in every way in which the product presents it, or as it would.
  private func candidates(in image: ReleaseImage) throws -> [PlannedObservation] {
    let plan = try ObservationPlan(of: image)
    var presented = plan.observations(of: request.product, counts: nil).filter(isMeant)
    guard !presented.isEmpty else { return [try undeclared(in: image)] }
    let owners = Set(presented.map(\.owner))
    guard owners.count == 1 else { throw ExplainError.ambiguousOwner(request.key, owners: owners.sorted()) }
    if let arguments = request.arguments {
      for index in presented.indices { presented[index].arguments = arguments }
    } else if let counts {
      presented += plan.observations(of: request.product, counts: counts).filter(isMeant)
    }
    var seen: Set<PlannedObservation> = []
    return presented.filter { seen.insert($0).inserted }
  }

  private func undeclared(in image: ReleaseImage) throws -> PlannedObservation {
    let owner = try owner(in: image)
    let tables = image.owners[owner.name]?.keys.filter { $0.value.contains(request.key) }.map(\.key).sorted() ?? []
    let name = OwnerContent.KeyName(table: request.table ?? tables.first ?? "Localizable", key: request.key)
    let isProcess = image.installed.manifest.product(request.product)?.executable != nil
    let text = isProcess ? nil : image.owners[owner.name]?.codeTexts[name]
    return PlannedObservation(
      product: request.product, owner: owner.name, table: name.table, key: name.key,
      arguments: request.arguments ?? [], defaultValue: text?.text, codeText: text, place: owner.place)
  }

  private func isMeant(_ planned: PlannedObservation) -> Bool {
    planned.key == request.key && request.owner ?? planned.owner == planned.owner
      && request.table ?? planned.table == planned.table
  }

  private func owner(in image: ReleaseImage) throws -> Owner {
    let manifest = image.installed.manifest
    if let name = request.owner {
      guard let owner = manifest.owner(name) else {
        throw ExplainError.unknownOwner(name, known: manifest.owners.map(\.name))
      }
      return owner
    }
    let owners = manifest.owners.filter {
      image.owners[$0.name]?.keys.values.contains { $0.contains(request.key) } ?? false
    }
    guard let owner = owners.first else { throw ExplainError.unknownKey(request.key) }
    guard owners.count == 1 else {
      throw ExplainError.ambiguousOwner(request.key, owners: owners.map(\.name))
    }
    return owner
  }

  private func explanation(
    of candidates: [PlannedObservation], by host: BundleHost, on device: PlannedDevice, manifest: Manifest
  ) async -> Explanation {
    let (planned, finding) = await telling(of: candidates, by: host, on: device, manifest)
    let asked = host.asked(planned)
    let message = asked.map { $0.lookUp.explain(planned.request(literals: $0.installed.infoStrings)) }
    let change = SmallestChange(host: host, planned: planned, now: message, isWrong: finding != nil)
    return Explanation(
      planned: planned, executable: manifest.product(planned.product)?.executable, cell: host.record,
      asked: asked?.path ?? host.path(asked: planned),
      choice: asked?.choice(in: host.cell), message: message,
      place: host.release.place(owner: planned.owner, table: planned.table, key: planned.key), finding: finding,
      change: change.find())
  }

  /// The one with something wrong that weighs most, with its finding, among equals the first; else the first of all.
  private func telling(
    of candidates: [PlannedObservation], by host: BundleHost, on device: PlannedDevice, _ manifest: Manifest
  ) async -> (PlannedObservation, Finding?) {
    var chosen = (candidates[0], Finding?.none)
    for candidate in candidates {
      guard let finding = await finding(of: candidate, by: host, on: device, manifest) else { continue }
      if chosen.1.map({ $0.severity < finding.severity }) ?? true { chosen = (candidate, finding) }
    }
    return chosen
  }

  /// Severities as a run without a profile of its own has them.
  private func policy(of manifest: Manifest) -> RulePolicy {
    RulePolicy(manifest: manifest, profile: manifest.profiles["release"], today: request.today)
  }

  private func finding(
    of planned: PlannedObservation, by host: BundleHost, on device: PlannedDevice, _ manifest: Manifest
  ) async -> Finding? {
    var stored = StoredMessages()
    let cell = host.play([planned], stored: &stored)
    let launch = PlayedLaunch(
      step: 3, release: "current", deviceLanguages: request.languages, appLanguages: [:], wasUpgraded: false,
      cells: [cell])
    let facts = RunFacts(
      manifest: manifest, releases: ["current": host.release],
      devices: [PlayedDevice(plan: device, launches: [launch])],
      isWhole: false)
    let causes = Set(CauseOrder.all.map { $0.description.id })
    return await Judgement(of: facts).findings(under: policy(of: manifest)).first {
      causes.contains($0.rule)
    }
  }
}
