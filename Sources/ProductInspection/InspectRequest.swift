package import Findings

/// What an inspection is asked to do: which product, in which languages, against which project.
package struct InspectRequest: Sendable {
  /// A product, an archive or a folder with some.
  package var path: String
  /// The project that it was built from: its folder or its manifest file; nil where nothing is known of it.
  package var project: String?
  /// Language lists; empty means every language that anything in the product claims, and some of their variants.
  package var languages: [[String]]
  /// Names or globs of the project's scenarios that are played instead of every language.
  package var scenarios: [String]
  /// Names or globs of the products to play; empty means all.
  package var products: [String]
  /// A profile's name of the project's manifest; nil is `release`.
  package var profile: String?
  /// How many products are played at once; at least 1.
  package var jobs: Int
  /// The severity from which findings fail; nil leaves it to the profile, else `error`.
  package var failOn: Severity?
  /// Whether a report is written that holds every observation.
  package var keepsObservations: Bool
  /// With no more look-ups than this a report for a person shows them all.
  package var shownLookUps: Int
  /// The day that exceptions are held against, `YYYY-MM-DD`.
  package var today: String?

  package init(path: String, jobs: Int) {
    self.path = path
    self.jobs = jobs
    project = nil
    languages = []
    scenarios = []
    products = []
    profile = nil
    failOn = nil
    keepsObservations = false
    shownLookUps = 4_000
    today = nil
  }

  /// Profile `pr` counts only what the baseline lacks.
  var countsOnlyNew: Bool { profile == "pr" }

  /// Whether everything is looked at.
  var isWhole: Bool { selection.isEmpty }

  /// The options that choose a part of it, as a command line has them.
  var selection: [String] {
    let lists = languages.map { $0.joined(separator: ",") }
    return [("scenario", scenarios), ("product", products), ("languages", lists)]
      .flatMap { name, values in values.flatMap { ["--\(name)", $0] } }
  }
}
