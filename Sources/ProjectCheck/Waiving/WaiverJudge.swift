import Findings
import LocaleMatrix
import OwnershipManifest
import PositionedJSON

/// Says whether a manifest can accept a finding.
struct WaiverJudge {
  let manifest: Manifest
  let today: String

  func check(_ waiver: Waiver) throws(WaiverError) {
    let finding = waiver.finding
    if let reason = finding.unacceptable { throw .unacceptable(finding.name, reason: reason) }
    if let reason = finding.exception { throw .accepted(finding.name, by: reason) }
    try checkNames(of: finding)
    try checkExceptions(finding)
  }

  private func checkNames(of finding: Finding) throws(WaiverError) {
    if let name = finding.product, manifest.product(name) == nil {
      throw unknown("product", name, manifest.products.map(\.name))
    }
    if let name = finding.owner, manifest.owner(name) == nil {
      throw unknown("owner", name, manifest.owners.map(\.name))
    }
    if let problem = finding.language.flatMap(LanguageTag.problem) { throw .noLanguage(problem) }
  }

  private func unknown(_ kind: String, _ name: String, _ known: [String]) -> WaiverError {
    .unknownName(kind: kind, name: name, hint: NameSuggestion.hint(for: name, in: known))
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
