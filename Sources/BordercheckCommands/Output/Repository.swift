import Foundation

/// The version-controlled folder that a project lies in.
enum Repository {
  /// The nearest folder at or above `folder` that git keeps; nil where there is none.
  static func root(of folder: String) -> String? {
    var url = URL(filePath: folder).standardizedFileURL
    while true {
      let path = url.path(percentEncoded: false)
      if FileManager.default.fileExists(atPath: url.appending(path: ".git").path(percentEncoded: false)) { return path }
      let parent = url.deletingLastPathComponent().standardizedFileURL
      guard path != "/", parent.path(percentEncoded: false) != path else { return nil }
      url = parent
    }
  }

  /// What the path of a project's file lacks to be one from the repository's root, `""` or ending with `/`; without a
  /// repository, from the working folder.
  static func prefix(of folder: String, in workingFolder: String) -> String {
    let root = withSlash(root(of: folder) ?? workingFolder)
    let folder = withSlash(folder)
    return folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : ""
  }

  private static func withSlash(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }
}
