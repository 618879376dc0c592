internal import Synchronization

/// What the code of one surface looked up, in order; every look-up in the process reports to the current log.
package final class LookUpLog: Sendable {
  /// The log of the surface that is being shown; nil outside a harness, where nobody listens.
  @TaskLocal package static var current: LookUpLog?

  private let entries = Mutex<[LookUpReport]>([])

  package init() {}

  package var reports: [LookUpReport] { entries.withLock { $0 } }

  /// Adds a look-up.
  package func record(_ report: LookUpReport) { entries.withLock { $0.append(report) } }

  /// Changes the latest look-up that gave `text`, for code that looks a text up first and formats it afterwards.
  package func amend(text: String, _ change: (inout LookUpReport) -> Void) {
    entries.withLock { reports in
      if let index = reports.lastIndex(where: { $0.text == text }) { change(&reports[index]) }
    }
  }
}
