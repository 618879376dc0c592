import Ownership
import PositionedJSON
package import ProjectCheck

/// Lists the keys of a project that stand in more than one owner: read what `check` reads, whole, then compare.
package struct DuplicateListing: Sendable {
  let request: CheckRequest
  let selection: DuplicateSelection
  let events: CheckEvents

  package init(_ request: CheckRequest, _ selection: DuplicateSelection, events: CheckEvents = CheckEvents()) {
    self.request = request
    self.selection = selection
    self.events = events
  }

  /// The duplicates that the selection asks for; never a list of a project of which something could not be read.
  ///
  /// - Throws: `InputErrors` for what is wrong in the manifest or cannot be read, `DuplicateError` where there is nothing
  ///   to compare, or `CancellationError`.
  package func list() async throws -> DuplicateList {
    let facts = try await WholeReading(request, events: events).facts()
    guard facts.tables.contains(where: { $0.entries.contains { !$0.key.isEmpty } }) else {
      throw DuplicateError.nothingToCompare
    }
    try selection.check(against: facts)
    var list = await DuplicateReading(facts, today: request.today, jobs: request.jobs).list()
    list.keys = list.keys.filter(selection.includes)
    return list
  }
}
