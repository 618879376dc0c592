/// A file, or a folder with a suffix, that declares targets.
package struct ProjectFile: Sendable, Hashable {
  package enum Format: String, Sendable, Hashable, CaseIterable {
    case swiftPackage = "Swift package"
    case xcodeProject = "Xcode project"
    case xcodeWorkspace = "Xcode workspace"
    case tuist = "Tuist project"
    case xcodeGen = "XcodeGen project"
    case projectGraph = "project graph"
  }

  package var path: String
  package var format: Format
  /// The name that the file gives the project or package; the path's own name where it gives none.
  package var name: String
  /// `defaultLocalization` of a package, `developmentRegion` of an Xcode project.
  package var developmentRegion: String?
  /// `knownRegions` of an Xcode project as they are written, `Base` included.
  package var knownRegions: [String]?

  package init(
    path: String, format: Format, name: String, developmentRegion: String? = nil, knownRegions: [String]? = nil
  ) {
    self.path = path
    self.format = format
    self.name = name
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }
}
