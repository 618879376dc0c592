import Findings
import LocaleMatrix
import OwnershipManifest
import PositionedJSON

/// Says whether a manifest can accept a finding.
struct WaiverJudge {
  let manifest: Manifest
  private let names: ProjectNames
  let today: String

  init(project: Project, today: String) {
    manifest = project.manifest
    names = ProjectNames(of: project)
    self.today = today
  }

  func check(_ waiver: Waiver) throws(WaiverError) {
    let finding = waiver.finding
    if let reason = finding.unacceptable { throw .unacceptable(finding.name, reason: reason) }
    if let reason = finding.exception { throw .accepted(finding.name, by: reason) }
    try checkNames(of: finding)
    try checkExceptions(finding)
  }

  /// What the finding is about and where it was seen has to be of this project.
  private func checkNames(of finding: Finding) throws(WaiverError) {
    let seen = Set(finding.cells.compactMap { CellName($0)?.product }).subtracting(names.products)
    let isUnknown = finding.product.map { manifest.product($0) == nil } ?? false
    let unknown = (isUnknown ? [finding.product].compactMap(\.self) : []) + seen.subtracting([finding.product ?? ""])
    var problems = unknown.sorted().map(names.noProduct)
    if let name = finding.owner, manifest.owner(name) == nil {
      problems.append(names.noOwner(name))
    }
    guard problems.isEmpty else { throw .ofAnotherProject(finding.name, problems) }
    if let problem = finding.language.flatMap(LanguageTag.problem) { throw .noLanguage(problem) }
  }

  /// An exception of the manifest may have come after the evidence.
  private func checkExceptions(_ finding: Finding) throws(WaiverError) {
    let covering = manifest.exceptions.filter { $0.value == nil && $0.resolvedLocale == nil && $0.covers(finding) }
    if let good = covering.first(where: { $0.expires.map { $0 >= today } ?? true }) {
      throw .accepted(finding.name, by: "\(good.reason) (\(good.place.lineText))")
    }
    if let expired = covering.first, let day = expired.expires {
      throw .expired(finding.name, place: expired.place.lineText, day: day)
    }
  }
}

extension Finding {
  /// How messages name it: `lang.missing be06b6dc03074092`.
  package var name: String { "\(rule) \(id)" }
}

extension SourcePlace {
  fileprivate var lineText: String { line.map { "\(file):\($0)" } ?? file }
}
