package import ReportFormats

/// A page for GitHub: a comment of a pull request, the notes of a release.
package enum MarkdownDiff: DiffFormat {
  package static let name = "markdown"
  package static let summary = "a page for GitHub, with values in tables"

  package static func bytes(of comparison: ReportComparison, in context: RenderingContext) -> [UInt8] {
    Array(DiffMarkdown(comparison, in: context).text.utf8)
  }
}
