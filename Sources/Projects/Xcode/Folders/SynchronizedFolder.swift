/// A folder whose files are members of targets without being listed in the project.
struct SynchronizedFolder {
  let object: XcodeObject
  /// Relative to the folder that was read.
  let path: String
  let files: [SynchronizedFile]

  init(_ object: XcodeObject, path: String, folders: ListedFolders) {
    self.object = object
    self.path = path
    let types = object.dictionary("explicitFileTypes").compactMap { member in
      member.value.text.map { (member.key, $0) }
    }
    var walk = SynchronizedFolderWalk(
      root: path, types: Dictionary(types) { $1 }, copied: Set(object.texts("explicitFolders")), folders: folders)
    files = walk.files()
  }
}

/// Finds the files of a synchronized folder.
private struct SynchronizedFolderWalk {
  let root: String
  /// Types that the project gives to files, by their paths in the folder.
  let types: [String: String]
  /// Folders that are copied as they are.
  let copied: Set<String>
  let folders: ListedFolders
  private var entered: Set<String> = []
  private var found: [SynchronizedFile] = []

  init(root: String, types: [String: String], copied: Set<String>, folders: ListedFolders) {
    self.root = root
    self.types = types
    self.copied = copied
    self.folders = folders
  }

  mutating func files() -> [SynchronizedFile] {
    enter("")
    return found
  }

  /// A folder that a symbolic link leads back to is not entered again.
  private mutating func enter(_ folder: String) {
    let path = XcodePath.joined(root, folder)
    guard entered.insert(folders.realPath(of: path)).inserted else { return }
    for name in folders.names(in: path) where !name.hasPrefix(".") {
      add(folder.isEmpty ? name : "\(folder)/\(name)")
    }
  }

  private mutating func add(_ name: String) {
    let path = XcodePath.joined(root, name)
    if copied.contains(name) {
      found.append(SynchronizedFile(path: path, name: name, kind: .copied))
    } else if types[name] == nil, Self.isPlainFolder(path, in: folders) {
      enter(name)
    } else {
      found.append(SynchronizedFile(path: path, name: name, kind: XcodeFileKind(path, type: types[name])))
    }
  }

  /// Whether this is a folder that a build looks into, and no package like an asset catalog.
  private static func isPlainFolder(_ path: String, in folders: ListedFolders) -> Bool {
    let suffix = XcodePath.suffix(of: path)
    return suffix == "lproj" || (!XcodeFileKind.hasKnownSuffix(suffix) && folders.isFolder(path))
  }
}
