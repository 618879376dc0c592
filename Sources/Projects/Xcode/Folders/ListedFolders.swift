import Foundation

/// The folders of a project as they are on disk, each listed once.
final class ListedFolders {
  /// The folder that is read.
  private let root: String
  private var names: [String: [String]] = [:]

  init(root: String) {
    self.root = root
  }

  /// What lies in a folder, in byte order; nothing for a folder that is not there.
  func names(in folder: String) -> [String] {
    if let known = names[folder] { return known }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    names[folder] = sorted
    return sorted
  }

  /// Whether something lies at this path, spelled exactly so.
  func contains(_ path: String) -> Bool {
    names(in: XcodePath.folder(of: path)).contains(XcodePath.name(of: path))
  }

  /// Whether something lies at this path on a disk that does not tell capitals from small letters.
  func containsIgnoringCase(_ path: String) -> Bool {
    let name = XcodePath.name(of: path).lowercased()
    return contains(path) || names(in: XcodePath.folder(of: path)).contains { $0.lowercased() == name }
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The folder without symbolic links: two names of one folder read alike.
  func realPath(of path: String) -> String {
    URL(fileURLWithPath: "\(root)/\(path)").resolvingSymlinksInPath().path
  }
}
