/// One tag of a workspace's list.
struct WorkspaceElement: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case start
    case end
    /// `<FileRef …/>`
    case whole
  }

  var kind: Kind
  var name: String
  /// The attribute `location`: `group:App.xcodeproj`.
  var location: String?
}
