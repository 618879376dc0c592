package import CommandLayer
import ReportFormats

/// Which reports a command writes, and how it shows its own.
package struct ReportOptions: Sendable {
  package var targets: [ReportTarget] = []
  package var color = ColorChoice.auto
  /// A file with the paths to which annotations are limited, as given; `-` is standard input.
  package var changedFiles: String?
  /// The revision since which files count as changed.
  package var changedSince: GitRevision?

  package init() {}

  /// Whether a report shows single look-ups.
  func needObservations(in context: CommandContext) -> Bool {
    targets.contains { $0.format.needsObservations } || jobSummary(in: context) != nil
  }

  /// Where the report is shown besides, because annotations have no room for all of it.
  func jobSummary(in context: CommandContext) -> JobSummary? {
    targets.contains { $0.format is GitHubFormat.Type } ? JobSummary(context.environment) : nil
  }

  /// The file that the evidence goes to, as given; nil where it goes to none.
  var evidencePath: String? { targets.first { $0.format is EvidenceFormat.Type && !$0.isStandardOutput }?.path }
}
