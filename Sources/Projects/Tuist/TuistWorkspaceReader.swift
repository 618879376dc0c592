import Findings

/// Reads a Tuist workspace's `Workspace.swift`: its name, and whether all of its projects lie in the folder.
enum TuistWorkspaceReader {
  /// Nil for a file that is called so and is no manifest of Tuist.
  static func read(_ file: String, in tree: ProjectTree) -> DeclaredProject? {
    guard let bytes = tree.bytes(file, limit: Manifest.maximumSize),
      String(decoding: bytes, as: UTF8.self).contains("ProjectDescription")
    else { return nil }
    guard let manifest = Manifest.read(bytes, file: file) else {
      return DeclaredProject(
        notices: [ProjectNotice(.uncertain, at: SourcePlace(file: file), ManifestNotices.unread(file))])
    }
    guard let call = manifest.call("Workspace") else { return nil }
    let folder = FilePath.folder(of: file)
    let name = call["name"]?.possibilities.first?.text ?? FilePath.name(of: folder.isEmpty ? tree.folder : folder)
    let place = SourcePlace(file: file, line: call.line, column: call.column)
    let paths = call["projects"]?.elements.compactMap(\.value.text) ?? []
    let notices = paths.filter { !$0.hasPrefix("/") && FilePath.join(folder, $0) == nil }.map {
      ProjectNotice(.uncertain, at: place, outside(file, $0))
    }
    return DeclaredProject(sources: [ProjectFile(path: file, format: .tuist, name: name)], notices: notices)
  }

  /// What to do where a workspace reaches out of the folder that is read.
  static func outside(_ workspace: String, _ path: String) -> String {
    "'\(workspace)' holds '\(path)', which lies outside of the project's folder and is not read; put bordercheck.json "
      + "into a folder that holds both where that matters for text"
  }
}
