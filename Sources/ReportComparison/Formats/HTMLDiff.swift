package import ReportFormats

/// One page for a browser, which needs no script and no network.
package enum HTMLDiff: DiffFormat {
  package static let name = "html"
  package static let summary = "one page for a browser"

  package static func bytes(of comparison: ReportComparison, in context: RenderingContext) -> [UInt8] {
    DiffPage(comparison).bytes
  }
}
