/// The files that are read together as one module.
package struct SourceModule: Sendable {
  /// Relative to the project's folder.
  package var paths: [String]
  /// Names of functions and properties that look up, as the manifest gives them.
  package var helpers: [String]

  package init(paths: [String], helpers: [String] = []) {
    self.paths = paths
    self.helpers = helpers
  }
}
