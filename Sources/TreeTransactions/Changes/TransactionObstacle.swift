/// One reason why a transaction cannot be made, or cannot be taken back.
package enum TransactionObstacle: Error, Hashable, Codable {
  /// The file has another content than the transaction expects.
  case changed(path: String)
  /// The transaction expects a file and there is none.
  case missing(path: String)
  /// The transaction expects no file and there is one.
  case appeared(path: String)
  case symbolicLink(path: String)
  /// A folder on the way is a link that leads out of the tree, or nowhere.
  case behindLink(path: String, link: String)
  /// A folder, pipe or device.
  case notRegular(path: String)
  /// What must be a folder is a file, or is to become one.
  case fileInTheWay(path: String, file: String)
  case writeProtected(path: String)
  case folderWriteProtected(path: String, folder: String)
  case repeated(path: String)
  /// An absolute path, one with `..`, or one that names nothing.
  case outsideRoot(path: String)
  /// The path lies in the journal itself.
  case insideJournal(path: String)
  /// File and journal lie on different file systems, between which nothing is moved in one step.
  case otherFileSystem(path: String)
  /// The system does not let the path be looked at.
  case unusable(path: String, DiskFailure)
  /// The root is no folder.
  case noRoot(String)
  /// In bytes.
  case tooLittleSpace(needed: Int, free: Int)
  /// A transaction over this tree was cut off.
  case unfinished(journal: String)
  case journalExists(journal: String)
  case noJournal(journal: String)
  case unreadableJournal(JournalProblem)
  /// A copy that the journal needs is gone or is not what was written.
  case damagedCopy(path: String, copy: String)
}
