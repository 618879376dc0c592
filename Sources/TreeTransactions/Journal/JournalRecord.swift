/// What a journal says.
struct JournalRecord: Hashable, Codable {
  /// A file that the transaction changes.
  struct File: Hashable, Codable {
    /// Relative to the root.
    var path: String
    /// Nil where there is no file.
    var before: FileVersion?
    var after: FileVersion?

    func version(_ state: TreeState) -> FileVersion? { state == .before ? before : after }
  }

  /// A folder that is there on one side of the transaction only.
  struct Folder: Hashable, Codable {
    /// Relative to the root.
    var path: String
    var side: TreeState
    /// Permissions and owner of one that was there before; nil for a new one, which gets the system's.
    var outside: Outside?

    struct Outside: Hashable, Codable {
      var mode, owner, group: UInt32
    }
  }

  var title: String
  var phase: JournalPhase
  /// In the order in which they are changed: those that get a content first.
  var files: [File]
  /// The upper first.
  var folders: [Folder]

  /// Whether its paths stay in the tree and each file changes.
  var isSound: Bool {
    (files.map(\.path) + folders.map(\.path)).allSatisfy(TreePath.isValid)
      && files.allSatisfy { $0.before != $0.after }
      && Set(files.map { Array($0.path.utf8) }).count == files.count
  }
}
