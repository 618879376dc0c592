package import Reports

/// Diagnostics as Xcode reads them from a build phase.
package enum XcodeFormat: ReportFormat {
  package static let name = "xcode"
  package static let summary = "diagnostics for an Xcode build phase"
  package static let needsObservations = false

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    Array(XcodeReport(folder: context.projectFolder).text(of: report).utf8)
  }
}
