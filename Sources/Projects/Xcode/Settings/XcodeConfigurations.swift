/// The build configurations of a project and its targets.
final class XcodeConfigurations {
  private let project: XcodeProject
  private let files: ConfigurationFiles
  private var projectSettings: [String: BuildSettings] = [:]

  init(_ project: XcodeProject) {
    self.project = project
    files = ConfigurationFiles(folder: project.folder)
  }

  /// The configurations that a target, else its project, names, in the order of the file.
  func names(of target: XcodeObject) -> [String] {
    let own = configurations(of: target).compactMap { $0.text("name") }
    return own.isEmpty ? configurations(of: project.objects.project).compactMap { $0.text("name") } : own
  }

  /// The configuration that is shipped: `Release`, else the default one, else the first.
  func shipped(of target: XcodeObject) -> String {
    let names = names(of: target)
    if names.contains("Release") { return "Release" }
    let list = project.objects.object("buildConfigurationList", of: target)
    let projectList = project.objects.object("buildConfigurationList", of: project.objects.project)
    let named = list?.text("defaultConfigurationName") ?? projectList?.text("defaultConfigurationName")
    return named.flatMap { names.contains($0) ? $0 : nil } ?? names.first ?? "Release"
  }

  /// The settings of a target: the project's, then the target's, each after its `.xcconfig` file.
  func settings(of target: XcodeObject, in configuration: String) -> BuildSettings {
    var settings = projectSettings(in: configuration)
    let name = target.text("name") ?? ""
    settings.set("TARGET_NAME", name)
    settings.set("TARGETNAME", name)
    assign(target, to: &settings)
    return settings
  }

  // MARK: -

  private func projectSettings(in configuration: String) -> BuildSettings {
    if let known = projectSettings[configuration] { return known }
    var settings = BuildSettings(defaults(in: configuration), configuration: configuration)
    assign(project.objects.project, to: &settings)
    projectSettings[configuration] = settings
    return settings
  }

  /// What Xcode itself sets, as far as texts of a project name it.
  private func defaults(in configuration: String) -> [String: String] {
    let root = XcodePath.absolute(project.sourceRoot, in: project.folder)
    var values = [
      "CONFIGURATION": configuration, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_DIR": root,
      "PROJECT_NAME": project.name, "SOURCE_ROOT": root, "SRCROOT": root,
    ]
    values["DEVELOPMENT_LANGUAGE"] = project.developmentRegion
    return values
  }

  private func assign(_ object: XcodeObject, to settings: inout BuildSettings) {
    let configurations = configurations(of: object)
    guard let found = configurations.first(where: { $0.text("name") == settings.configuration }) else { return }
    for assignment in file(of: found).map(files.assignments) ?? [] { settings.assign(assignment) }
    for member in found.dictionary("buildSettings") {
      let value = member.value.text ?? member.value.list.compactMap(\.text).joined(separator: " ")
      settings.assign(BuildSettingAssignment(key: member.key, value: value))
    }
  }

  private func configurations(of object: XcodeObject) -> [XcodeObject] {
    project.objects.objects(
      "buildConfigurations", of: project.objects.object("buildConfigurationList", of: object))
  }

  /// The `.xcconfig` file of a configuration: a reference, or a path below a synchronized folder.
  private func file(of configuration: XcodeObject) -> String? {
    if let reference = configuration.text("baseConfigurationReference") { return project.paths[reference] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ project.paths[$0] }),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return XcodePath.joined(anchor, path)
  }
}
