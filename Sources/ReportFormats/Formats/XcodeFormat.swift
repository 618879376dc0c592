package import Reports

/// Diagnostics as Xcode reads them from a build phase.
package enum XcodeFormat: ReportFormat {
  package static let name = "xcode"
  package static let summary = "diagnostics for an Xcode build phase"
  package static let needsObservations = false
  package static let isLimitedToChanges = true

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    let annotations = Annotations(of: report, in: context)
    let lines = XcodeReport(folder: context.projectFolder).text(of: annotations.findings)
    return Array((lines + (annotations.omission.map { "note: \($0)\n" } ?? "")).utf8)
  }
}
