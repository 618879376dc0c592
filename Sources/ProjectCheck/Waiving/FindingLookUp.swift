package import Findings
import HostEvidence
import Ownership
import OwnershipManifest
package import Reports

/// Finds a finding by its identity in reports.
package struct FindingLookUp: Sendable {
  private let reports: [Report]
  private let isOfCheck: Bool

  /// - Parameter isOfCheck: whether the reports are those of a check just made.
  package init(reports: [Report], isOfCheck: Bool) {
    self.reports = reports
    self.isOfCheck = isOfCheck
  }

  /// Checks the project under its usual profile, then, while nothing is found, under each other one: a rule may be on
  /// there alone.
  package static func checking(
    _ request: CheckRequest, for digits: String, events: CheckEvents = CheckEvents()
  ) async throws -> FindingLookUp {
    let profiles = try Project.load(request.project).manifest.profiles.keys.filter { $0 != "release" && $0 != "pr" }
    for profile in [nil] + profiles.sorted() {
      var request = request
      request.profile = profile
      let report = try await ProjectCheck(request, events: events).report()
      let lookUp = FindingLookUp(reports: [report], isOfCheck: true)
      if profiles.isEmpty || report.findings.contains(where: { $0.id.hasPrefix(digits) }) { return lookUp }
    }
    return FindingLookUp(reports: [], isOfCheck: true)
  }

  /// The finding whose identity begins so; one that is open rather than one that some report has as accepted.
  ///
  /// - Throws: `FindingLookUpError` where there is none, or more than one.
  package func finding(named digits: String) throws(FindingLookUpError) -> FoundFinding {
    let found = reports.flatMap(\.findings).filter { $0.id.hasPrefix(digits) }
    guard let first = found.first(where: { $0.exception == nil }) ?? found.first else {
      throw .absent(digits, isOfCheck: isOfCheck)
    }
    let others = found.filter { $0.id != first.id }
    guard others.isEmpty else { throw .ambiguous(digits, Set(found.map(\.name)).sorted()) }
    return FoundFinding(finding: first, reports: reports)
  }
}

/// One finding with the reports that it was looked up in.
package struct FoundFinding: Sendable {
  package let finding: Finding
  let reports: [Report]

  /// Open findings that an exception for this one accepts as well, each once, by their identities.
  package func others(coveredBy waiver: Waiver) -> [Finding] {
    let exception = RuleException(accepting: waiver)
    let all = reports.flatMap(\.findings).filter {
      $0.id != finding.id && $0.exception == nil && $0.severity != .incomplete && exception.covers($0)
    }
    return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted { $0.id < $1.id }
  }

  /// The one text that the finding's cells show.
  ///
  /// - Throws: `WaiverError` where there is none, or more than one.
  package func pinnedText() throws(WaiverError) -> String {
    let cells = Set(finding.cells)
    let texts = Set(
      reports.flatMap(\.observations).filter { observation in
        cells.contains(observation.cell) && observation.owner == finding.owner && observation.table == finding.table
          && observation.key == finding.key
      }.compactMap(\.value))
    let isOfText = RuleRegistry.rule(finding.rule) is any CauseRule.Type
    guard isOfText, let text = texts.first else { throw .noText(finding.name) }
    guard texts.count == 1 else {
      throw .severalTexts(finding.name, texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
    return text
  }
}

extension RuleException {
  /// The exception that a waiver asks for, without its place.
  fileprivate init(accepting waiver: Waiver) {
    let finding = waiver.finding
    self.init(
      place: SourcePlace(file: ""), rule: finding.rule, reason: waiver.reason, approvedBy: waiver.approval.approvedBy,
      expires: waiver.approval.expires)
    product = finding.product
    owner = finding.owner
    table = finding.table
    key = finding.key
    language = finding.language
  }
}
