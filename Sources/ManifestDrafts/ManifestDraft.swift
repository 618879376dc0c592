/// A manifest as far as a project's own files show it, before a person has looked at it.
package struct ManifestDraft: Sendable, Hashable {
  package var developmentRegion: Guess<String>
  /// In byte order of names.
  package var owners: [DraftedOwner] = []
  /// Containers before what they contain, else in byte order of names.
  package var products: [DraftedProduct] = []
  /// What was read, and what could not be understood: one sentence each.
  package var remarks: [String] = []
  /// The remarks about what could not be read at all: what it declares is missing from the draft.
  package var unreadable: [String] = []
  /// Keys that stand in more than one owner, one line each.
  package var duplicates: [String] = []

  package init(developmentRegion: Guess<String>) {
    self.developmentRegion = developmentRegion
  }
}

/// A value that was concluded, with the reason.
package struct Guess<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  /// A clause that a comment can hold; nil where nothing had to be guessed.
  package var reason: String?

  package init(_ value: Value, because reason: String? = nil) {
    self.value = value
    self.reason = reason
  }
}
