package import ReportFormats

/// What a terminal shows, without colours.
package enum TextDiff: DiffFormat {
  package static let name = "text"
  package static let summary = "what the terminal shows, without colours"

  package static func bytes(of comparison: ReportComparison, in context: RenderingContext) -> [UInt8] {
    Array(text(isColored: false, in: context).text(of: comparison).utf8)
  }

  /// The renderer for a terminal or a file.
  package static func text(isColored: Bool, in context: RenderingContext) -> DiffText {
    DiffText(width: context.width, isColored: isColored, invocation: context.invocation)
  }
}
