package import Reports

/// The release checklist as text.
package enum ChecklistFormat: ReportFormat {
  package static let name = "checklist"
  package static let summary = "the release checklist: what is so, what is not, and what nobody looked at"
  package static let needsObservations = false
  package static let needsPractice = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    Array(ChecklistText(in: context).text(of: report).utf8)
  }
}
