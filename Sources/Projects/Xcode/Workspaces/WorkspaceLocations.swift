/// Turns the locations of a workspace's list into paths.
struct WorkspaceLocations {
  /// The folder that is read.
  private let folder: String
  /// The folder that `container:` means.
  private let container: String
  /// The project that the workspace lies in, which `self:` means.
  private let project: String?

  init(workspace: String, folder: String) {
    self.folder = folder
    let parent = XcodePath.folder(of: workspace)
    project = XcodePath.suffix(of: parent) == "xcodeproj" ? parent : nil
    container = project.map(XcodePath.folder(of:)) ?? parent
  }

  /// The projects and packages on disk, each once.
  func references(_ elements: [WorkspaceElement]) -> [XcodeReference] {
    var groups: [String?] = []
    var found: [XcodeReference] = []
    for element in elements {
      let parent = groups.last ?? container
      switch (element.kind, element.name) {
      case (.start, "Group"): groups.append(path(element.location ?? "group:", in: parent))
      case (.end, "Group"): groups = groups.dropLast()
      case (.start, "FileRef"), (.whole, "FileRef"):
        found += element.location.flatMap { path($0, in: parent) }.flatMap(reference).map { [$0] } ?? []
      default: continue
      }
    }
    return XcodeReference.sorted(found)
  }

  // MARK: -

  /// Nil for a place outside of what was read: Xcode's own folder, an absolute path elsewhere.
  private func path(_ location: String, in parent: String?) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return parent.map { XcodePath.joined($0, path) }
    case "container": return XcodePath.joined(container, path)
    case "absolute": return XcodePath.relative(path, to: XcodePath.absolute("", in: folder))
    case "self": return project
    default: return nil
    }
  }

  private func reference(_ path: String) -> XcodeReference? {
    let kind: XcodeReference.Kind = XcodePath.suffix(of: path) == "xcodeproj" ? .project : .package
    let file = kind == .project ? "project.pbxproj" : "Package.swift"
    guard PlainFile.exists("\(folder)/\(path)/\(file)") else { return nil }
    return XcodeReference(kind: kind, path: path)
  }
}
