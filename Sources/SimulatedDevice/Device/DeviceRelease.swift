/// One release as a device installs it: the files of all its products, and who gets a container.
package struct DeviceRelease: Sendable, Hashable {
  /// Files of every product; where two have one path, the later stands.
  package var files: [DeviceFile]
  /// Paths of folders that are there even if no file lies in them.
  package var folders: [String]
  /// Bundle identifiers of the products, each of which has a container and preferences of its own.
  package var identifiers: [String]
  /// Bundle identifiers of the top-level apps, each of which has a group container shared with what it contains.
  package var groups: [String]

  package init(files: [DeviceFile], folders: [String] = [], identifiers: [String], groups: [String]) {
    self.files = files
    self.folders = folders
    self.identifiers = identifiers
    self.groups = groups
  }
}
