import Findings
package import Ownership
import OwnershipManifest
import PositionedJSON
import Projects

/// Reads what `check` reads of a project, whole or not at all: for what would be wrong where a part is left out.
package struct WholeReading: Sendable {
  let request: CheckRequest
  let events: CheckEvents

  package init(_ request: CheckRequest, events: CheckEvents = CheckEvents()) {
    self.request = request
    self.events = events
  }

  /// Manifest, tables, sources and what the project's own files declare.
  ///
  /// - Throws: `InputErrors` for what is wrong in the manifest or cannot be read, all at once, or `CancellationError`.
  package func facts() async throws -> CheckFacts {
    let manifest = try Project.load(request.project).manifest
    let facts = try await FactsReading(manifest, request: request, events: events, tableCache: nil).facts()
    let lost = Self.unread(facts)
    guard lost.isEmpty else { throw InputErrors(lost) }
    return facts
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
