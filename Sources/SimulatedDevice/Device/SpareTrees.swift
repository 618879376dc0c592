internal import Synchronization

/// Folders with a release's bundles that no device has at the moment.
///
/// A tree is hundreds of names. A device that needs a release gets one that another device is done with, by a rename, as
/// long as nothing was added to any of its folders, removed or replaced meanwhile.
package final class SpareTrees: Sendable {
  /// One tree, with the outsides of its folders as installing left them.
  private struct Tree {
    var release: PreparedRelease
    var folders: [FileSystem.Facts?]
  }

  private struct State {
    /// Trees that devices have, by the path of the folder that is the tree.
    var used: [String: Tree] = [:]
    var spare: [(path: String, tree: Tree)] = []
    var count = 0
  }

  private let folder: String
  private let state = Mutex(State())

  /// - Parameter folder: an existing one, on the file system of the devices.
  init(folder: String) { self.folder = folder }

  /// Puts a tree of the release at `path`, where nothing is yet.
  func place(_ release: PreparedRelease, at path: String) throws(FileSystemError) {
    let found = state.withLock { state in
      let index = state.spare.lastIndex { $0.tree.release.number == release.number }
      return index.map { state.spare.remove(at: $0) }
    }
    if let found {
      try FileSystem.move(found.path, to: path)
      state.withLock { $0.used[path] = found.tree }
    } else {
      try release.install(below: path)
      let tree = Tree(release: release, folders: release.folderFacts(below: path))
      state.withLock { $0.used[path] = tree }
    }
  }

  /// Takes back the tree that was put at `path`; what else lies there is removed.
  func takeBack(_ path: String) throws(FileSystemError) {
    let tree = state.withLock { $0.used.removeValue(forKey: path) }
    guard let tree, tree.release.folderFacts(below: path) == tree.folders else { return try FileSystem.remove(path) }
    let place = state.withLock { state in
      state.count += 1
      return "\(folder)/tree-\(state.count)"
    }
    try FileSystem.move(path, to: place)
    state.withLock { $0.spare.append((place, tree)) }
  }
}
