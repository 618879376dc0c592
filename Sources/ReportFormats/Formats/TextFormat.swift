package import Reports

/// What a terminal shows, without colours.
package enum TextFormat: ReportFormat {
  package static let name = "text"
  package static let summary = "what the terminal shows, without colours"
  package static let needsObservations = false

  package static func bytes(of report: Report, in context: RenderingContext) -> [UInt8] {
    Array(text(isColored: false, in: context).text(of: report).utf8)
  }

  /// The renderer for a terminal or a file.
  package static func text(isColored: Bool, in context: RenderingContext) -> TextReport {
    TextReport(
      width: context.width, isColored: isColored, legends: context.legends, invocation: context.invocation)
  }
}
