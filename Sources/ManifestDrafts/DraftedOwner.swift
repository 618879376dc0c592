/// An owner as a project's files show it.
package struct DraftedOwner: Sendable, Hashable {
  package var name: String
  /// The target that it was drafted from, for a comment.
  package var origin: String
  /// The path of the project file that has the target; nil where several have it.
  package var project: String?
  package var resources: [String]
  /// Nil for an owner that lies in its product's main bundle.
  package var bundle: Guess<String>?
  /// Where it differs from the manifest's.
  package var developmentRegion: String?
  package var languages = Guess<[String]>([])
  package var optionalLanguages: [String] = []
  package var keyPrefixes = Guess<[String]>([])
  package var accessors: [String] = []
  package var sources: [String]
  /// The reason why it is somebody else's; nil for an owner of the project's own.
  package var external: String?

  package init(name: String, origin: String, resources: [String], sources: [String]) {
    self.name = name
    self.origin = origin
    self.resources = resources
    self.sources = sources
  }
}
