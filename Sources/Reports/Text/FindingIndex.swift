package import Findings
package import HostEvidence

/// Finds the findings that are about an observation, in constant time.
package struct FindingIndex {
  private struct Place: Hashable {
    var cell: String
    var owner: String
  }

  private struct Entry {
    /// Of findings that name no key: they are about everything that did not come from the right table.
    var ofOwner: Severity?
    var ofMessage: [Message: Severity] = [:]
  }

  private struct Message: Hashable {
    var table: String
    var key: String
  }

  private var entries: [Place: Entry] = [:]
  /// Cells that a finding of severity `incomplete` names.
  package private(set) var unobservedCells: Set<String> = []

  /// - Parameter findings: Accepted ones are left out.
  package init(_ findings: [Finding]) {
    for finding in findings where finding.exception == nil {
      if finding.severity == .incomplete { unobservedCells.formUnion(finding.cells) }
      guard let owner = finding.owner else { continue }
      for cell in finding.cells { add(finding, at: Place(cell: cell, owner: owner)) }
    }
  }

  private mutating func add(_ finding: Finding, at place: Place) {
    if let table = finding.table, let key = finding.key {
      let message = Message(table: table, key: key)
      let before = entries[place, default: Entry()].ofMessage[message]
      entries[place, default: Entry()].ofMessage[message] = max(before ?? .note, finding.severity)
    } else if finding.severity != .incomplete {
      // What could not be observed is not about the messages that were.
      let before = entries[place]?.ofOwner
      entries[place, default: Entry()].ofOwner = max(before ?? .note, finding.severity)
    }
  }

  /// The highest severity of what was found about the observation.
  ///
  /// - Parameter isRight: Whether the value came from where it should, which an owner's or table's finding is not about.
  package func severity(of observation: ObservationRecord, isRight: Bool) -> Severity? {
    guard let entry = entries[Place(cell: observation.cell, owner: observation.owner)] else { return nil }
    let own = entry.ofMessage[Message(table: observation.table, key: observation.key)]
    guard !isRight, let general = entry.ofOwner else { return own }
    return max(own ?? .note, general)
  }
}
