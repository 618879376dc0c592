package import Findings

/// What to check and how to judge it.
package struct CheckRequest: Sendable {
  /// Folder with `bordercheck.json`, or the path of that file; absolute.
  package var project: String
  /// Report only these rules, owners and products; empty means all.
  package var rules: [String] = []
  package var owners: [String] = []
  package var products: [String] = []
  package var profile: String?
  package var failOn: Severity?
  /// The day that exceptions are held against, `YYYY-MM-DD`.
  package var today: String?
  package var jobs: Int

  package init(project: String, jobs: Int) {
    self.project = project
    self.jobs = jobs
  }
}
