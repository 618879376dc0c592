import Findings

/// Reads the targets of a project.
struct XcodeTargetReader {
  private let project: XcodeProject
  private let folders: ListedFolders
  private let configurations: XcodeConfigurations
  private let synchronized: SynchronizedFolders
  private let dependencies: XcodeDependencies
  private var notices: [ProjectNotice] = []

  /// Every target, and what could not be understood.
  static func declarations(
    in project: XcodeProject, packages: XcodePackages, folders: ListedFolders
  ) -> (targets: [DeclaredTarget], notices: [ProjectNotice]) {
    var reader = XcodeTargetReader(project, packages: packages, folders: folders)
    let targets = project.targets.map { reader.target($0) }
    return (targets, reader.notices)
  }

  private init(_ project: XcodeProject, packages: XcodePackages, folders: ListedFolders) {
    self.project = project
    self.folders = folders
    configurations = XcodeConfigurations(project)
    synchronized = SynchronizedFolders(project, folders: folders)
    dependencies = XcodeDependencies(project: project, products: XcodeProducts(project), packages: packages)
  }

  private mutating func target(_ object: XcodeObject) -> DeclaredTarget {
    let settings = configurations.settings(of: object, in: configurations.shipped(of: object))
    var target = declared(object, settings)
    target.dependencies = dependencies.dependencies(of: object)
    let info = XcodeTargetInfo(project: project, target: target, settings: settings)
    read(info, into: &target)
    addFiles(of: object, to: &target, infoFile: info.file, settings)
    let differences = XcodeSettingDifferences(configurations: configurations, target: target, object: object)
    notices += differences.notices(settings)
    return target
  }

  // MARK: -

  private func declared(_ object: XcodeObject, _ settings: BuildSettings) -> DeclaredTarget {
    let name = object.text("name") ?? object.id
    let platforms = XcodePlatforms(settings: settings)
    let kind = XcodeProductType.kind(
      object.text("productType") ?? "", machOType: settings.text("MACH_O_TYPE"), isForWatch: platforms.isOnlyWatch)
    let place = SourcePlace(file: project.file, line: object.line)
    var target = DeclaredTarget(name: name, module: settings.text("PRODUCT_MODULE_NAME"), kind: kind, place: place)
    target.productName = settings.text("PRODUCT_NAME") ?? name
    target.developmentRegion = project.developmentRegion
    target.deploymentTargets = platforms.deploymentTargets
    for setting in RelevantSettings.kept { target.settings[setting] = settings.text(setting) }
    return target
  }

  private mutating func read(_ info: XcodeTargetInfo, into target: inout DeclaredTarget) {
    let found = info.read()
    target.info = found.info
    target.bundleIdentifier = found.info?.bundleIdentifier ?? info.settings.text("PRODUCT_BUNDLE_IDENTIFIER")
    notices += found.notices
  }

  private mutating func addFiles(
    of object: XcodeObject, to target: inout DeclaredTarget, infoFile: String?, _ settings: BuildSettings
  ) {
    let exclusions = XcodeExclusions(settings)
    var membership = XcodeMembership()
    XcodeBuildPhases(project: project, target: object).add(to: &membership)
    membership.exclude(exclusions)
    addMissingNotices(membership, target)
    synchronized.add(object, to: &membership)
    membership.exclude(exclusions)
    if let infoFile { membership.remove(infoFile) }
    target.sources = membership.sortedSources
    target.resources = membership.sortedResources
  }

  /// A table that the project lists and nobody has is worth a word; a missing picture is not.
  private mutating func addMissingNotices(_ membership: XcodeMembership, _ target: DeclaredTarget) {
    for resource in membership.sortedResources
    where XcodeFileKind.localizable.contains(XcodePath.suffix(of: resource.path))
      && !folders.containsIgnoringCase(resource.path)
    {
      let message =
        "'\(resource.path)', a resource of target '\(target.name)', is not there; restore the file, make it before the "
        + "check, or remove it from the target"
      notices.append(ProjectNotice(.remark, at: target.place, message))
    }
  }
}
