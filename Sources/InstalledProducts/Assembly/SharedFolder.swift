package import Findings

/// One language folder that a catalog fills from two codes of one language, such as `he` and `iw`.
package struct SharedFolder: Sendable, Hashable {
  /// The `.lproj` folder's name without suffix.
  package var folder: String
  /// What the compiler says of it.
  package var message: String
  package var place: SourcePlace

  package init(folder: String, message: String, place: SourcePlace) {
    self.folder = folder
    self.message = message
    self.place = place
  }
}
