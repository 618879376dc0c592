/// The build phases of a target: which files they take.
struct XcodeBuildPhases {
  let project: XcodeProject
  let target: XcodeObject

  /// Puts the files of the Sources, Resources and Copy Files phases into the membership.
  func add(to membership: inout XcodeMembership) {
    for phase in project.objects.objects("buildPhases", of: target) {
      guard let use = XcodePhaseUse(phase) else { continue }
      for file in project.objects.objects("files", of: phase) { add(file, use: use, to: &membership) }
    }
  }

  private func add(_ file: XcodeObject, use: XcodePhaseUse, to membership: inout XcodeMembership) {
    guard let reference = project.objects.object("fileRef", of: file) else { return }
    let isCertain = XcodeCondition.isCertain(file)
    guard reference.isa == "PBXVariantGroup" else {
      return add(reference, name: nil, use: use, isCertain: isCertain, to: &membership)
    }
    for child in project.objects.objects("children", of: reference) {
      add(child, name: child.text("name"), use: use, isCertain: isCertain, to: &membership)
    }
  }

  /// - Parameter name: what a variant group calls this file: its localization.
  private func add(
    _ reference: XcodeObject, name: String?, use: XcodePhaseUse, isCertain: Bool, to membership: inout XcodeMembership
  ) {
    guard reference.isa == "PBXFileReference", let path = project.paths[reference.id] else { return }
    let type = reference.text("explicitFileType") ?? reference.text("lastKnownFileType")
    let localization = XcodePath.localization(of: path) ?? name
    use.add(path, XcodeFileKind(path, type: type), localization: localization, isCertain: isCertain, to: &membership)
  }
}
