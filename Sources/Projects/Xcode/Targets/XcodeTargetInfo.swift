import Findings

/// The Info.plist of a target: its file, and what the build adds.
struct XcodeTargetInfo {
  let project: XcodeProject
  let target: DeclaredTarget
  let settings: BuildSettings

  /// The path of the file; nil for none, and for one whose path names an unknown variable.
  var file: String? {
    guard let text = settings.text("INFOPLIST_FILE"), !text.isEmpty else { return nil }
    guard text.hasPrefix("/") else { return XcodePath.joined(project.sourceRoot, text) }
    return XcodePath.relative(XcodePath.joined("", text), to: XcodePath.absolute("", in: project.folder))
  }

  /// The facts, and what could not be understood; no facts for a target without an Info.plist.
  func read() -> (info: DeclaredInfo?, notices: [ProjectNotice]) {
    let generated: [String: Any] = settings.isOn("GENERATE_INFOPLIST_FILE") ? GeneratedInfo.values(settings) : [:]
    if let file { return read(file, adding: generated) }
    let notices = unknownFile.map { [$0] } ?? []
    guard !generated.isEmpty else { return (nil, notices) }
    return (DeclaredInfo(dictionary: generated, variables: settings.values), notices)
  }

  // MARK: -

  private func read(_ file: String, adding generated: [String: Any]) -> (info: DeclaredInfo?, notices: [ProjectNotice])
  {
    let place = SourcePlace(file: file)
    let bytes = PlainFile.bytes("\(project.folder)/\(file)")
    guard let dictionary = bytes.flatMap(PropertyList.dictionary) else {
      var info = DeclaredInfo(dictionary: generated, variables: settings.values)
      info.file = file
      let isThere = bytes != nil || PlainFile.exists("\(project.folder)/\(file)")
      return (info, [isThere ? garbled(file) : missing(file)])
    }
    let merged = dictionary.merging(generated) { $1 }
    let (info, notices) = DeclaredInfo.read(merged, at: place, variables: settings.values)
    return (info, notices)
  }

  private var unknownFile: ProjectNotice? {
    guard let text = settings.values["INFOPLIST_FILE"], !text.isEmpty else { return nil }
    return ProjectNotice(
      .remark, at: target.place,
      "the Info.plist of target '\(target.name)' is '\(text)', which names a setting that is not known or lies outside "
        + "this folder; its facts count as absent")
  }

  private func missing(_ file: String) -> ProjectNotice {
    ProjectNotice(
      .remark, at: target.place,
      "'\(file)', the Info.plist of target '\(target.name)', is not there; its facts count as absent, so restore the file "
        + "or make it before the check")
  }

  private func garbled(_ file: String) -> ProjectNotice {
    ProjectNotice(
      .unreadable, at: SourcePlace(file: file),
      "'\(file)' is no Info.plist; expected a property list, XML or binary, with a dictionary at its root")
  }
}
