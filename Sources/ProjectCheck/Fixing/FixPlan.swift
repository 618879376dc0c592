import Findings
package import Reports
package import TreeTransactions

/// What is to be changed so that findings go away, file by file, and what is left for a person.
package struct FixPlan: Sendable {
  /// One thing that the plan mends.
  package struct Repair: Sendable, Hashable {
    package var rule: String
    /// What is changed, as a person says it.
    package var text: String
  }

  /// Of files whose text changes, in byte order of their paths, which are relative to `folder`.
  package var changes: [FileChange] = []
  package var renames: [FolderRename] = []
  /// In the order of the changes.
  package var repairs: [Repair] = []
  /// In the order of rules, files and lines.
  package var left: [LeftRepair] = []
  /// The project's folder, absolute.
  package var folder: String
  /// The check that it rests on.
  package var report: Report

  package var isEmpty: Bool { changes.isEmpty && renames.isEmpty }

  /// Every path that it touches: files, and folders that are renamed.
  package var paths: [String] { changes.map(\.path) + renames.map(\.from) }
}
