/// What one file of a tree is to become.
package struct FileChange: Hashable, Sendable {
  /// Relative to the tree's root, with `/` between components and no `..`.
  package var path: String
  /// What the file has now; nil where there must be no such file.
  package var before: [UInt8]?
  /// What the file is to have, with the permissions that it has, or a new file the system's; nil removes it.
  package var after: [UInt8]?

  /// A change from `before` to `after`; where they are equal the file is only looked at.
  package init(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }
}
