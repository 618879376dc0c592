/// What was read from an Xcode project.
package struct XcodeReading: Sendable, Hashable {
  package var declared: DeclaredProject
  /// The projects and local packages that it names, in byte order of their paths.
  package var references: [XcodeReference]
}

extension XcodeReading {
  init(_ project: XcodeProject) {
    var file = ProjectFile(path: project.path, format: .xcodeProject, name: project.name)
    file.developmentRegion = project.developmentRegion
    file.knownRegions = project.objects.project.value["knownRegions"].map { _ in
      project.objects.project.texts("knownRegions")
    }
    let folders = ListedFolders(root: project.folder)
    let packages = XcodePackages(project, folders: folders)
    let declarations = XcodeTargetReader.declarations(in: project, packages: packages, folders: folders)
    declared = DeclaredProject(
      targets: declarations.targets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }, sources: [file],
      notices: declarations.notices)
    references = XcodeReference.references(in: project, packages: packages)
  }
}

extension XcodeReading {
  /// A file of which nothing is known.
  init(_ notice: ProjectNotice) {
    self.init(declared: DeclaredProject(notices: [notice]), references: [])
  }
}
