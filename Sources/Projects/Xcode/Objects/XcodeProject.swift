import Foundation

/// An Xcode project that was read: its objects, and where its files lie.
struct XcodeProject: Sendable {
  /// `App/App.xcodeproj`, relative to the folder that was read.
  let path: String
  /// The folder that was read.
  let folder: String
  let objects: XcodeObjects
  let paths: XcodeReferencePaths
  /// The folder that the project's paths start from: that of the `.xcodeproj`, unless the project names another.
  let sourceRoot: String

  init(_ objects: XcodeObjects, path: String, folder: String) {
    self.path = path
    self.folder = folder
    self.objects = objects
    var seen: Set<String> = []
    targets = objects.objects("targets", of: objects.project).filter { seen.insert($0.id).inserted }
    sourceRoot = XcodePath.joined(XcodePath.folder(of: path), objects.project.text("projectDirPath") ?? "")
    paths = XcodeReferencePaths(
      objects, sourceRoot: sourceRoot, folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  var name: String { XcodePath.stem(of: path) }

  var developmentRegion: String? { objects.project.text("developmentRegion") }

  /// The targets in the order of the file, each once.
  let targets: [XcodeObject]

  /// The file that the lines count in.
  var file: String { XcodePath.joined(path, "project.pbxproj") }
}
