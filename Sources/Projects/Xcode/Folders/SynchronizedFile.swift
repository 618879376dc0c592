/// A file of a folder that a target takes as it is on disk.
struct SynchronizedFile: Sendable, Hashable {
  /// Relative to the folder that was read.
  var path: String
  /// Relative to the synchronized folder.
  var name: String
  var kind: XcodeFileKind

  /// The name without its `.lproj`, by which a project means a file in every language: `Resources/Main.html` for
  /// `Resources/de.lproj/Main.html`; nil for a file that is not localized.
  var unlocalizedName: String? {
    let folder = XcodePath.folder(of: name)
    guard XcodePath.suffix(of: folder) == "lproj" else { return nil }
    return XcodePath.joined(XcodePath.folder(of: folder), XcodePath.name(of: name))
  }
}
