import CallSites
package import Findings
package import Ownership
import OwnershipManifest
import PositionedJSON

/// Copies that were changed since the plan was applied: what is new in them would be gone with them.
package struct EditedCopies: Sendable {
  /// One of them.
  package struct Copy: Sendable, Hashable, CustomStringConvertible {
    package var place: SourcePlace
    package var key: String
    package var owner: String
    /// The languages and members that differ, such as `de` and `comment`.
    package var parts: [String]

    package var description: String {
      "\(place.file):\(place.line ?? 1): \"\(key)\" of \(owner): \(parts.joined(separator: ", "))"
    }
  }

  /// In the plan's order.
  package let copies: [Copy]

  /// - Parameters:
  ///   - plan: as it was applied, with what the copies said then.
  ///   - facts: the project with the plan applied.
  ///   - files: the bytes of a file, named from the project's folder; nil where it cannot be read.
  package init(
    _ plan: MigrationPlan, _ facts: CheckFacts, files: (String) -> [UInt8]?
  ) throws(MigrationError) {
    let places = Set(plan.moved.flatMap(\.copies))
    let tables = facts.tables.filter { places.contains(PlannedMessage.Copy(owner: $0.owner.name, table: $0.name)) }
    let entries = try CopiedEntries(of: tables, source: facts.manifest.developmentRegion, files: files)
    let index = EntryIndex(tables)
    var copies: [Copy] = []
    for message in plan.moved {
      let leaving = message.leavingCopies(for: plan.to)
      let found = message.copies.compactMap { place in index.copy(of: message.key, in: place).map { (place, $0) } }
      let merged = try entries.merge(found.map(\.1))
      for ((place, copy), entry) in zip(found, merged) where leaving.contains(place) {
        let parts = Self.differences(message.parts, EntryMerge([entry]).parts, place.owner)
        guard !parts.isEmpty else { continue }
        copies.append(Copy(place: copy.entry.place, key: message.key, owner: place.owner, parts: parts))
      }
    }
    self.copies = copies
  }

  private static func differences(_ then: [PlannedPart], _ now: [PlannedPart], _ owner: String) -> [String] {
    now.filter { part in
      let before = then.first { $0.isLocalization == part.isLocalization && $0.name == part.name }
      let said = before?.choices.first { $0.owners.contains(owner) }?.value
      guard let said, let value = part.value else { return true }
      return !said.hasSameMeaning(as: value)
    }.map(\.name)
  }
}

extension PlannedMessage {
  /// Those that go when the plan is finished.
  func leavingCopies(for owner: String) -> [Copy] { copies.filter { $0.owner != owner || newKey != key } }
}
