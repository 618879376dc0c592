import Findings
import Ownership
import OwnershipManifest
import PositionedJSON
import Projects

/// Lists who owns and who presents each message of a project: read what `check` reads, then draw the table.
package struct OwnershipListing: Sendable {
  let request: CheckRequest
  let events: CheckEvents

  package init(_ request: CheckRequest, events: CheckEvents = CheckEvents()) {
    self.request = request
    self.events = events
  }

  /// The table; never one that leaves out what could not be read.
  ///
  /// - Throws: `InputErrors` for what is wrong in the manifest or cannot be read, `CheckError` where there is nothing to
  ///   list, or `CancellationError`.
  package func table() async throws -> OwnershipTable {
    let manifest = try Project.load(request.project).manifest
    let facts = try await FactsReading(manifest, request: request, events: events, tableCache: nil).facts()
    let lost = Self.unread(facts)
    guard lost.isEmpty else { throw InputErrors(lost) }
    let table = await OwnershipReading(facts, jobs: request.jobs).table()
    guard !table.rows.isEmpty else { throw CheckError.nothingToList }
    return table
  }

  private static func unread(_ facts: CheckFacts) -> [InputError] {
    let files = facts.unreadable.map { $0.file } + facts.tables.filter { !$0.isReadable }.flatMap(\.files)
    let notices = facts.declared.notices.filter { $0.weight == .unreadable }
    return files.uniqued.map { file in
      let reason = facts.unreadableReasons[file].map { ": \($0)" } ?? ""
      return InputError(file: file, message: "cannot be read\(reason); what it asks or says is not known")
    } + notices.map { InputError(file: $0.place.file, message: $0.message) }
  }
}
