/// What the manifest says that a scenario's names must agree with.
package struct ScenarioContext: Sendable {
  /// Stands for a scenario's missing `languages`; nil where the manifest could not be read.
  package var developmentRegion: String?
  /// Release name → names of its products, nil for a release whose manifest could not be read. `current` is the manifest itself.
  ///
  /// Nil as a whole where the manifest could not be read: names are then not held against anything.
  package var releases: [String: [String]?]?

  package init(developmentRegion: String?, releases: [String: [String]?]?) {
    self.developmentRegion = developmentRegion
    self.releases = releases
  }

  /// The products of a release; nil where they are not known.
  func products(of release: String) -> [String]? { releases?[release] ?? nil }

  /// All products of all releases, in byte order; nil where they are not all known.
  var everyProduct: [String]? {
    guard let releases, !releases.values.contains(where: { $0 == nil }) else { return nil }
    return Set(releases.values.compactMap { $0 }.joined()).sorted()
  }
}
