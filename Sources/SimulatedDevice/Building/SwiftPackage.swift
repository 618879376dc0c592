/// A folder with a `Package.swift`.
struct SwiftPackage: Sendable, Hashable {
  /// A real path.
  let folder: String

  var manifest: String { folder + "/Package.swift" }

  /// The nearest package at or above a folder; nil where there is none.
  init?(above folder: String) {
    var next = FileSystem.realPath(folder)
    while let candidate = next {
      if FileSystem.exists(candidate + "/Package.swift") {
        self.folder = candidate
        return
      }
      next = FileSystem.parent(of: candidate)
    }
    return nil
  }
}
