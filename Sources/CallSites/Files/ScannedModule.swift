/// What the files of one module say.
package struct ScannedModule: Sendable {
  /// In the order of the paths given, without those that could not be opened.
  package var files: [ScannedFile]
  package var unreadable: [UnreadableSource]
}

/// A file that could not be read: not opened, or not parsed.
package struct UnreadableSource: Sendable, Hashable {
  package var path: String
  /// What the system said.
  package var reason: String
}
