/// The copies in a journal's folder that wait to be moved into the tree.
struct JournalStage {
  private let journal: TransactionJournal

  /// Makes its folders, which must not be there.
  init(_ journal: TransactionJournal) throws(DiskFailure) {
    self.journal = journal
    for folder in [journal.archive, journal.stage(.before), journal.stage(.after)] {
      try Disk.makeFolder(folder)
    }
  }

  /// Keeps the content of a file for as long as the transaction can be taken back, and stages it.
  func archive(_ bytes: [UInt8], as index: Int, like outside: FileFacts?) throws(DiskFailure) {
    try Disk.write(bytes, to: journal.archived(index), like: outside)
    try Disk.link(journal.archived(index), to: journal.staged(index, .before))
  }

  /// Stages what was kept, with the permissions that the file had.
  func stageArchived(_ index: Int, mode: UInt32?) throws(DiskFailure) {
    if let mode { try Disk.setMode(of: journal.archived(index), to: mode) }
    try Disk.link(journal.archived(index), to: journal.staged(index, .before))
  }

  func write(_ bytes: [UInt8], as index: Int, _ state: TreeState, like outside: FileFacts?) throws(DiskFailure) {
    try Disk.write(bytes, to: journal.staged(index, state), like: outside)
  }

  /// Waits until all of it is on the disk.
  func sync() throws(DiskFailure) {
    for folder in [journal.archive, journal.stage(.before), journal.stage(.after), journal.folder] {
      try Disk.syncFolder(folder)
    }
  }
}
