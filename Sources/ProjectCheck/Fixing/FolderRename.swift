/// A folder that gets another name beside its old one.
package struct FolderRename: Sendable, Hashable {
  /// Relative to the project's folder.
  package var from: String
  package var to: String
  /// The files in it as the project lists them, relative to the folder.
  package var files: [String]

  package init(from: String, to: String, files: [String] = []) {
    self.from = from
    self.to = to
    self.files = files
  }
}
