package import Findings
package import Reports

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
  /// Earlier evidence that only new findings are told from.
  package var base: BaseEvidence?
  /// The project as it was, which rules about changes hold it against; its findings are no new ones.
  package var baseProject: BaseProject?
  /// The day that exceptions are held against, `YYYY-MM-DD`.
  package var today: String?
  package var jobs: Int
  /// Folder that keeps what unchanged Swift files and catalogs said, absolute; nil to read all anew. It may be deleted at
  /// any time.
  package var cache: String?
  /// The JSON of `tuist graph` or `xcodegen dump`, absolute; it stands in for the manifests of these generators.
  package var projectGraph: String?
  /// Whether the Swift sources are looked at; where they are not, no rule about look-ups speaks.
  package var readsSources = true

  /// Profile `pr` counts only what neither the baseline nor the base evidence has.
  var countsOnlyNew: Bool { profile == "pr" }

  /// The options that choose a part of the findings, as a command line has them.
  var selection: [String] {
    [("rule", rules), ("owner", owners), ("product", products)]
      .flatMap { name, values in values.flatMap { ["--\(name)", $0] } }
  }

  package init(project: String, jobs: Int) {
    self.project = project
    self.jobs = jobs
  }
}
