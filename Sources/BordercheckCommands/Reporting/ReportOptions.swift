package import CommandLayer
import ReportFormats

/// Which reports a command writes, and how it shows its own.
package struct ReportOptions: Sendable {
  package var targets: [ReportTarget] = []
  package var color = ColorChoice.auto

  package init() {}

  /// Whether a report shows single look-ups.
  var needObservations: Bool { targets.contains { $0.format.needsObservations } }

  /// The file that the evidence goes to, as given; nil where it goes to none.
  var evidencePath: String? { targets.first { $0.format is EvidenceFormat.Type && !$0.isStandardOutput }?.path }
}
