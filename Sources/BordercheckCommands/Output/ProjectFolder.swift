import Foundation

/// The folder of a project that is named by its folder or by the path of its manifest.
enum ProjectFolder {
  /// Whether a folder lies at an absolute path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether anything lies at an absolute path, be it a link to nowhere.
  static func isTaken(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// - Parameter project: Absolute.
  static func path(of project: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: project, isDirectory: &isFolder)
    let isManifest = exists ? !isFolder.boolValue : project.hasSuffix(".json")
    let folder = isManifest ? URL(filePath: project).deletingLastPathComponent().path(percentEncoded: false) : project
    return folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
