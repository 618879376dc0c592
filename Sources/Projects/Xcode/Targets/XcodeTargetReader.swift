import Findings

/// Reads the targets of a project.
struct XcodeTargetReader {
  let project: XcodeProject
  let folders: ListedFolders
  private(set) var notices: [ProjectNotice] = []

  /// Every target, and what could not be understood.
  static func declarations(in project: XcodeProject) -> (targets: [DeclaredTarget], notices: [ProjectNotice]) {
    var reader = XcodeTargetReader(project: project, folders: ListedFolders(root: project.folder))
    let targets = project.targets.map { reader.target($0) }
    return (targets, reader.notices)
  }

  private mutating func target(_ object: XcodeObject) -> DeclaredTarget {
    let name = object.text("name") ?? object.text("productName") ?? object.id
    let kind = XcodeProductType.kind(object.text("productType") ?? "", machOType: nil, isForWatch: false)
    var target = DeclaredTarget(
      name: name, kind: kind, place: SourcePlace(file: project.path, line: object.line))
    target.developmentRegion = project.developmentRegion
    var membership = XcodeMembership()
    XcodeBuildPhases(project: project, target: object).add(to: &membership)
    target.sources = membership.sortedSources
    target.resources = membership.sortedResources
    return target
  }
}
