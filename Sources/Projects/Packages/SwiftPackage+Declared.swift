import Findings

extension SwiftPackage {
  /// The package as part of a project: its targets with the files they have on disk.
  func declared(in tree: ProjectTree) -> DeclaredProject {
    let source = ProjectFile(
      path: file, format: .swiftPackage, name: name, developmentRegion: defaultLocalization)
    var project = DeclaredProject(sources: [source], notices: notices)
    let folders = PackageTargetFolder(package: self, tree: tree)
    for target in targets {
      let (folder, notice) = folders.folder(of: target)
      if let notice { project.notices.append(notice) }
      project.targets.append(declared(target, at: folder, in: tree))
    }
    return project
  }

  private func declared(_ target: PackageTarget, at folder: String?, in tree: ProjectTree) -> DeclaredTarget {
    let contents = folder.map { PackageContents(of: target, at: $0, package: self, tree: tree) }
    var place = target.place
    place.file = file
    let kind = kind(of: target, sources: contents?.sources ?? [])
    var declared = DeclaredTarget(name: target.name, kind: kind, place: place)
    declared.sources = contents?.sources ?? []
    declared.resources = contents?.resources ?? []
    declared.dependencies = target.dependencies
    declared.developmentRegion = defaultLocalization
    declared.deploymentTargets = deploymentTargets
    if !declared.resources.isEmpty { declared.resourceBundle = "\(name)_\(target.name)" }
    return declared
  }

  private func kind(of target: PackageTarget, sources: [String]) -> DeclaredTarget.Kind {
    switch target.declaration {
    case "executableTarget": return .executable
    case "testTarget": return .unitTests
    case "macro": return .macro
    case "plugin": return .plugin
    case "target": break
    default: return .other
    }
    if toolsVersion < ToolsVersion(5, 4), sources.contains(where: { FilePath.name(of: $0) == "main.swift" }) {
      return .executable
    }
    let ways = products.filter { $0.targets.contains(target.name) }
    return !ways.isEmpty && ways.allSatisfy(\.isDynamic) ? .dynamicLibrary : .packageLibrary
  }
}
