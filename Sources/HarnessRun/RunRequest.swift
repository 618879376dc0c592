package import Findings
package import Reports
package import SimulatedDevice

/// What a run is asked to do: which project, which part of its matrix, and how.
package struct RunRequest: Sendable {
  /// The project's folder or its manifest file, as given.
  package var project: String
  /// Names or globs of scenarios; empty means all.
  package var scenarios: [String]
  /// Names or globs of products to launch; empty means all.
  package var products: [String]
  /// Globs of message keys, or of `owner/key`; empty means all.
  package var messages: [String]
  /// Language lists to play instead of each scenario's own entries; empty means the scenario's.
  package var languages: [[String]]
  /// The part of the matrix that is played: whole devices, dealt out in the byte order of their identifiers.
  package var shard: Shard
  /// A profile's name; nil is `release`.
  package var profile: String?
  /// Earlier evidence that only new findings are told from.
  package var base: BaseEvidence?
  /// How many process hosts run at once, or how many devices are played where there are none; at least 1.
  package var jobs: Int
  /// The severity from which findings fail; nil leaves it to the profile, else `error`.
  package var failOn: Severity?
  /// A folder that keeps the simulated devices.
  package var keepDevice: String?
  /// A folder with executables that are built already.
  package var executables: String?
  /// What one process host may use before it is ended.
  package var limits: LaunchLimits
  /// The day that exceptions are held against, `YYYY-MM-DD`.
  package var today: String?

  package init(project: String, jobs: Int) {
    self.project = project
    self.jobs = jobs
    scenarios = []
    products = []
    messages = []
    languages = []
    shard = .whole
    profile = nil
    base = nil
    failOn = nil
    keepDevice = nil
    executables = nil
    limits = LaunchLimits()
    today = nil
  }

  /// Profile `pr` counts only what neither the baseline nor the base evidence has.
  var countsOnlyNew: Bool { profile == "pr" }

  /// Whether the whole matrix is asked for.
  package var isWhole: Bool { selection.isEmpty && shard.isWhole }

  /// The options that choose a part of the matrix, as a command line has them.
  var selection: [String] {
    let lists = languages.map { $0.joined(separator: ",") }
    return [("scenario", scenarios), ("product", products), ("message", messages), ("languages", lists)]
      .flatMap { name, values in values.flatMap { ["--\(name)", $0] } }
  }
}
