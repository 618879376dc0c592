/// What one Swift file says about localization. Codable, so that a file that did not change is not parsed again.
package struct ScannedFile: Sendable, Hashable, Codable {
  /// Relative to the project's folder.
  package var path: String
  /// In the order of the file.
  package var lookUps: [LookUp]

  package init(path: String, lookUps: [LookUp] = []) {
    self.path = path
    self.lookUps = lookUps
  }
}
