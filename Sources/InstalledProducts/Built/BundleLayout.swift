/// Where the parts of one bundle lie: iOS bundles are flat, those of macOS have `Contents` or `Versions`.
///
/// CoreFoundation goes by what is there and not by the platform; so does this.
package struct BundleLayout: Sendable, Hashable {
  /// Path of the bundle's folder below the root.
  package var path: String
  /// Path of the folder that tables and `.lproj` folders lie in.
  package var resources: String
  /// Path of the Info.plist, whether or not one is there.
  package var info: String
  /// Path of the folder that `PlugIns`, `Frameworks` and the like lie in.
  package var contents: String

  /// - Parameter path: a folder; the empty path is the root.
  package init(of path: String, in files: ProductFiles) {
    let contents = RelativeName.joined(path, "Contents")
    let resources = RelativeName.joined(path, "Resources")
    let info = RelativeName.joined(path, "Info.plist")
    self.path = path
    if files.isFolder(contents) {
      self.contents = contents
      self.resources = "\(contents)/Resources"
      self.info = "\(contents)/Info.plist"
    } else if let version = Self.version(of: path, in: files) {
      self.contents = version
      self.resources = "\(version)/Resources"
      self.info = "\(version)/Resources/Info.plist"
    } else {
      let hasFolder = files.isFile("\(resources)/Info.plist") && !files.isFile(info)
      self.contents = path
      self.resources = hasFolder ? resources : path
      self.info = hasFolder ? "\(resources)/Info.plist" : info
    }
  }

  /// The version of a framework that is in use: `Current` leads to the last one.
  private static func version(of path: String, in files: ProductFiles) -> String? {
    let versions = RelativeName.joined(path, "Versions")
    let names = files.names(in: versions).filter { files.isFolder("\(versions)/\($0)") }
    return (names.first { $0 == "Current" } ?? names.last).map { "\(versions)/\($0)" }
  }
}
