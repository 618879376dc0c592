/// The version of this tool.
package enum ToolVersion {
  package static let current = "0.1.0"
  /// The day of that version, `YYYY-MM-DD`.
  package static let date = "2026-11-30"
}
