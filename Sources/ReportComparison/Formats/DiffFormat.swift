package import ReportFormats

/// One form that a comparison can be written in, registered in `DiffFormats.all`.
package protocol DiffFormat: Sendable {
  /// The word of a command line, as in `--report html=FILE`.
  static var name: String { get }
  /// Who reads it, as a phrase.
  static var summary: String { get }
  static func bytes(of comparison: ReportComparison, in context: RenderingContext) -> [UInt8]
}
