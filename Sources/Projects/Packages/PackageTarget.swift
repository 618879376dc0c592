import Findings

/// A target as its package declares it: paths as they are written, each with whether it certainly applies.
struct PackageTarget: Sendable, Hashable {
  struct Path: Sendable, Hashable {
    var path: String
    var isCertain = true
  }

  struct Resource: Sendable, Hashable {
    enum Rule: Sendable, Hashable { case process, copy, embedInCode }

    var path: String
    var rule: Rule
    /// What `localization: .base` or `.default` says.
    var localization: String?
    var isCertain = true
  }

  var name: String
  /// `target`, `executableTarget`, `testTarget`, …
  var declaration: String
  var place: SourcePlace
  /// False for one under a condition.
  var isCertain = true
  /// Nil for the folder that SwiftPM looks for; several where only a build knows.
  var paths: [String]?
  var sources: [Path]?
  var excluded: [Path] = []
  var resources: [Resource] = []
  /// False where a part of `resources:` or `exclude:` could not be read: every file may then be one.
  var isEveryResourceKnown = true
  var dependencies: [DeclaredDependency] = []
}
