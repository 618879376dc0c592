/// The files that are read together as one module.
package struct SourceModule: Sendable {
  /// Relative to the project's folder.
  package var paths: [String]
  /// Names of functions and properties that look up, as the manifest gives them.
  package var helpers: [String]
  /// Indices of the modules whose files are compiled together with these: what they declare is known here.
  package var companions: [Int]

  package init(paths: [String], helpers: [String] = [], companions: [Int] = []) {
    self.paths = paths
    self.helpers = helpers
    self.companions = companions
  }
}
