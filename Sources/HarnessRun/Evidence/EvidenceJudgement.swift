import ConcurrentMap
import Findings
import HostEvidence
package import InstalledProducts
import LocaleMatrix
import Ownership
package import OwnershipManifest
import PositionedJSON
import Projects
package import Reports

/// Applies the rules over evidence to records that came from elsewhere: a device, a simulator, an older run, shards.
///
/// ```swift
/// let report = try await EvidenceJudgement(request).report(of: [("AppShell.jsonl", evidence)])
/// report.findings     // judged anew
/// report.unjudged     // which rules could not look, and why
/// ```
/// Cells, choices and observations of the report are those of the evidence. The project says what was planned and what
/// was installed; nothing is built or launched.
package struct EvidenceJudgement: Sendable {
  /// Only what decides about findings counts: the project, profile, base, failing severity and day.
  let request: RunRequest
  let events: RunEvents
  /// Whether the evidence is that of runs, which looked at what they launched: only what is missing in it is a gap.
  let isOfRuns: Bool

  package init(_ request: RunRequest, isOfRuns: Bool = false, events: RunEvents = RunEvents()) {
    self.request = request
    self.isOfRuns = isOfRuns
    self.events = events
  }

  /// The evidence of all files together, judged against releases that are put together as a run does it.
  ///
  /// - Throws: `InputErrors` for what is wrong in the project's files, `EvidenceErrors` for cells that it cannot have.
  package func report(of files: [(name: String, report: Report)]) async throws -> Report {
    let project = try Project.load(request.project)
    let evidence = try Self.joined(files)
    let run = HarnessRun(request, environment: [:], events: events)
    var images: [String: ReleaseImage] = [:]
    for name in Self.releaseNames(of: evidence, in: project) {
      images[name] = try await run.assemble(name, of: project)
    }
    return try await report(of: evidence, in: project, images: images)
  }

  /// The same against releases that are put together already, such as built products.
  ///
  /// - Parameter images: by the names that `releaseNames` gives.
  package func report(
    of evidence: JoinedEvidence, in project: Project, images: [String: ReleaseImage]
  ) async throws -> Report {
    let devices = try EvidenceDevices.devices(of: evidence, in: project)
    let (played, cells) = try await judged(devices, evidence.report, project, images)
    let coverage = MatrixCoverage(of: evidence.report, in: project)
    let gaps = EvidenceGaps(
      devices: devices, played: played, cells: cells, coverage: coverage, manifest: project.manifest,
      hasBaseline: try Baseline.read(beside: project.manifest) != nil,
      explained: isOfRuns ? Set(evidence.lost.flatMap(\.cells)) : [], isOfRuns: isOfRuns)
    let facts = RunFacts(
      manifest: project.manifest, releases: images.mapValues(\.installed), devices: played, isWhole: coverage.isWhole,
      assemblyNotes: images["current"]?.installed.notes ?? [],
      declared: coverage.isWhole ? ProjectReader.read(folder: project.manifest.folder) : DeclaredProject())
    var report = evidence.report
    try await RunConclusion(request: request, manifest: project.manifest).conclude(
      &report, from: facts, without: gaps.unjudged)
    report.add(lost: evidence.lost)
    let strangers = Set(devices.filter { !$0.isOfMatrix }.map(\.timeline.device.scenario.name))
    report.findings = report.findings.map { $0.forgetting(scenarios: strangers) }
    return report
  }
}

extension EvidenceJudgement {
  /// Several files as one.
  ///
  /// - Throws: `EvidenceErrors`, such as for a cell that is there twice.
  package static func joined(_ files: [(name: String, report: Report)]) throws(EvidenceErrors) -> JoinedEvidence {
    do {
      return try JoinedEvidence(files)
    } catch {
      throw EvidenceErrors(error)
    }
  }

  /// `current`, the releases that the evidence has cells of, and what the project's scenarios of these cells install.
  package static func releaseNames(of evidence: JoinedEvidence, in project: Project) -> [String] {
    let cells = evidence.report.cells
    let names = Set(cells.compactMap { CellName($0.id)?.scenario })
    let steps = project.scenarios.filter { names.contains($0.name) }.flatMap(\.steps)
    let installed = steps.compactMap { step -> String? in
      switch step {
      case .install(let release), .upgrade(let release): release
      default: nil
      }
    }
    return Set(cells.map(\.release) + installed + ["current"]).sorted().filter { project.release($0) != nil }
  }

  private func judged(
    _ devices: [EvidenceDevice], _ evidence: Report, _ project: Project, _ images: [String: ReleaseImage]
  ) async throws -> (played: [PlayedDevice], cells: [MatchedCell]) {
    let messages = try images.mapValues { try ObservationPlan(of: $0) }
    let releases = images.mapValues(\.installed)
    let records = CellRecords(of: evidence)
    let matched = try await devices.concurrentMap(width: request.jobs) { device in
      let simulated = try await device.simulated(
        releases, messages, developmentRegion: project.manifest.developmentRegion)
      return device.matched(records, simulated: simulated, in: releases)
    }
    return (matched.map(\.played), matched.flatMap(\.cells))
  }
}

extension Report {
  /// Takes over what the evidence says could not be observed, which is no cleaner for being judged again.
  fileprivate mutating func add(lost: [Finding]) {
    findings = FindingUnion(findings + lost).findings
    conclude(failOn: failOn)
  }
}

extension Finding {
  /// The finding without a scenario in its command that no project has: the command then plays all.
  fileprivate func forgetting(scenarios: Set<String>) -> Finding {
    guard let option = reproduce.firstIndex(of: "--scenario"), reproduce.indices.contains(option + 1),
      scenarios.contains(reproduce[option + 1])
    else { return self }
    var finding = self
    finding.reproduce.removeSubrange(option...(option + 1))
    return finding
  }
}
