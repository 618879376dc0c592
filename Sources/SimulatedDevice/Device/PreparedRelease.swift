/// A release whose files lie in a store, ready to be linked into any number of devices.
package struct PreparedRelease: Sendable {
  /// One file: its path below the applications folder, and the stored file that it is another name for.
  struct Link: Sendable {
    var path: String
    var source: String
  }

  /// Folders below the applications folder, parents first.
  let folders: [String]
  /// Sorted by path.
  let links: [Link]
  package let identifiers: [String]
  package let groups: [String]
  /// Tells it from the other releases of its store.
  let number: Int

  /// Links every file below `folder`, which is created and must hold none of them yet.
  func install(below folder: String) throws(FileSystemError) {
    try FileSystem.createFolder(folder)
    for name in folders { try FileSystem.createFolder("\(folder)/\(name)") }
    for link in links { try FileSystem.link(link.source, to: "\(folder)/\(link.path)") }
  }

  /// The outsides of an installed release's folders: they change where a name is added, removed or replaced.
  func folderFacts(below folder: String) -> [FileSystem.Facts?] {
    [FileSystem.facts(of: folder)] + folders.map { FileSystem.facts(of: "\(folder)/\($0)") }
  }
}
