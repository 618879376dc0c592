/// A project or package that a project or workspace names.
package struct XcodeReference: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case project
    case package
  }

  package var kind: Kind
  /// Relative to the folder that was read; `..` leads out of it.
  package var path: String
}

extension XcodeReference {
  /// The projects inside of a project, and the packages it has as folders, as far as they are on disk.
  static func references(in project: XcodeProject, packages: XcodePackages) -> [XcodeReference] {
    let entries = project.objects.project.value["projectReferences"]?.list ?? []
    let projects = entries.compactMap { $0["ProjectRef"]?.text.flatMap { project.paths[$0] } }
      .filter { PlainFile.exists("\(project.folder)/\($0)/project.pbxproj") }
    return sorted(
      projects.map { XcodeReference(kind: .project, path: $0) }
        + packages.folders.filter { PlainFile.exists("\(project.folder)/\($0)/Package.swift") }
        .map { XcodeReference(kind: .package, path: $0) })
  }

  /// Each once, in byte order of the paths.
  static func sorted(_ references: [XcodeReference]) -> [XcodeReference] {
    Set(references).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
