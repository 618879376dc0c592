/// The copies in a journal's folder that wait to be moved into the tree.
struct JournalStage {
  private let journal: TransactionJournal
  /// What was written and is perhaps not yet on the disk.
  private var written: [String] = []

  /// Makes its folders, which must not be there.
  init(_ journal: TransactionJournal) throws(DiskFailure) {
    self.journal = journal
    for folder in [journal.archive, journal.stage(.before), journal.stage(.after)] {
      try Disk.makeFolder(folder)
    }
  }

  /// Keeps the content of a file for as long as the transaction can be taken back, and stages it.
  mutating func archive(_ bytes: [UInt8], as index: Int, like outside: FileFacts?) throws(DiskFailure) {
    try write(bytes, to: journal.archived(index), like: outside)
    try Disk.link(journal.archived(index), to: journal.staged(index, .before))
  }

  /// Stages what was kept, with the permissions that the file had.
  mutating func stageArchived(_ index: Int, mode: UInt32?) throws(DiskFailure) {
    let copy = journal.archived(index)
    if let mode, let facts = try Disk.facts(of: copy), UInt32(facts.mode) != mode {
      try Disk.setMode(of: copy, to: mode)
      written.append(copy)
    }
    try Disk.link(copy, to: journal.staged(index, .before))
  }

  mutating func write(
    _ bytes: [UInt8], as index: Int, _ state: TreeState, like outside: FileFacts?
  ) throws(DiskFailure) {
    try write(bytes, to: journal.staged(index, state), like: outside)
  }

  private mutating func write(_ bytes: [UInt8], to path: String, like outside: FileFacts?) throws(DiskFailure) {
    try Disk.write(bytes, to: path, like: outside)
    written.append(path)
  }

  /// Waits until all of it is on the disk; the system writes many files faster than one after the other.
  func sync() throws(DiskFailure) {
    for path in written { try Disk.sync(path) }
    for folder in [journal.archive, journal.stage(.before), journal.stage(.after), journal.folder] {
      try Disk.sync(folder)
    }
  }
}
