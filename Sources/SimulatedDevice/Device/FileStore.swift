/// Holds each distinct file of a run once, so that every device gets it as a second name for the same bytes.
///
/// Releases are prepared before anything is launched: a program that starts while another thread still holds its
/// executable open for writing fails with "text file busy".
package struct FileStore: Sendable {
  private let folder: String
  private var stored: [DeviceFile.Content: String] = [:]
  private var releases = 0
  /// Installed releases that devices are done with.
  package let trees: SpareTrees

  /// A store in a folder that it creates, on the file system of the devices.
  package init(folder: String) throws(FileSystemError) {
    self.folder = folder
    trees = SpareTrees(folder: folder)
    try FileSystem.createFolder(folder)
  }

  /// Puts a release's files into the store and lists what installing it takes.
  package mutating func prepare(_ release: DeviceRelease) throws(FileSystemError) -> PreparedRelease {
    releases += 1
    var sources: [String: String] = [:]
    for file in release.files { sources[file.path] = try place(file.content) }
    let links = sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return PreparedRelease(
      folders: Self.folders(release.folders, above: links.map(\.key)),
      links: links.map { PreparedRelease.Link(path: $0.key, source: $0.value) },
      identifiers: release.identifiers, groups: release.groups, number: releases)
  }
}

extension FileStore {
  /// The path in the store of some content, which is put there if it is new.
  private mutating func place(_ content: DeviceFile.Content) throws(FileSystemError) -> String {
    if let path = stored[content] { return path }
    let path = "\(folder)/\(stored.count)"
    switch content {
    case .bytes(let bytes): try FileSystem.write(bytes, to: path, mode: 0o444)
    case .copy(let source): try FileSystem.copy(source, to: path)
    case .link(let source): try FileSystem.link(source, to: path)
    }
    stored[content] = path
    return path
  }

  /// The folders and every one on the way to them and to the paths, parents first.
  private static func folders(_ named: [String], above paths: [String]) -> [String] {
    var folders = Set(named)
    let paths = paths + named
    for path in paths {
      var next = FileSystem.parent(of: path)
      while let folder = next, folders.insert(folder).inserted { next = FileSystem.parent(of: folder) }
    }
    return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
