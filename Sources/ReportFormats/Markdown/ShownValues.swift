internal import Findings
internal import HostEvidence
internal import Reports

/// What a person read where a finding is about one message.
struct ShownValues {
  struct Value: Hashable {
    var value: String
    /// That of the text, as far as a table gave it.
    var language: String?
  }

  private struct Place: Hashable {
    var cell: String
    var owner: String
    var table: String
    var key: String
  }

  /// Values of one finding that are shown.
  private static let limit = 4
  private let observations: [Place: [ObservationRecord]]

  init(of report: Report) {
    let wanted = Set(report.findings.flatMap(Self.places))
    // Most observations are of keys that nothing was found about.
    let keys = Set(wanted.map(\.key))
    var observations: [Place: [ObservationRecord]] = [:]
    for observation in report.observations where keys.contains(observation.key) {
      let place = Self.place(of: observation)
      if wanted.contains(place) { observations[place, default: []].append(observation) }
    }
    self.observations = observations
  }

  /// The different values of its first cell that has any, in byte order.
  func values(of finding: Finding) -> [Value] {
    for place in Self.places(finding) {
      let shown = (observations[place] ?? []).compactMap { observation in
        observation.value.map { Value(value: $0, language: observation.resolvedLocale) }
      }
      if !shown.isEmpty { return Array(Set(shown).sorted(by: Self.precedes).prefix(Self.limit)) }
    }
    return []
  }

  private static func places(_ finding: Finding) -> [Place] {
    guard let owner = finding.owner, let table = finding.table, let key = finding.key else { return [] }
    return finding.cells.map { Place(cell: $0, owner: owner, table: table, key: key) }
  }

  private static func place(of observation: ObservationRecord) -> Place {
    Place(cell: observation.cell, owner: observation.owner, table: observation.table, key: observation.key)
  }

  private static func precedes(_ left: Value, _ right: Value) -> Bool {
    [left.value, left.language ?? ""].lexicographicallyPrecedes([right.value, right.language ?? ""]) {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
