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
    let facts = try await WholeReading(request, events: events).facts()
    let table = await OwnershipReading(facts, jobs: request.jobs).table()
    guard !table.rows.isEmpty else { throw CheckError.nothingToList }
    return table
  }
}
