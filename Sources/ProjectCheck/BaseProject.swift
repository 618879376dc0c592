import OwnershipManifest
package import PositionedJSON

/// A project as it was at an earlier revision, in a folder of its own.
package struct BaseProject: Sendable {
  /// Folder with `bordercheck.json`, or the path of that file; absolute.
  package let path: String
  /// As messages name it.
  package let name: String
  let manifest: Manifest

  /// - Throws: what is wrong in its manifest or matrix.
  package init(_ path: String, name: String) throws(InputErrors) {
    self.path = path
    self.name = name
    manifest = try Project.load(path).manifest
  }
}
