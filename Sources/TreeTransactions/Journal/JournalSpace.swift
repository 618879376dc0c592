/// The file system on which a journal lies or is to lie.
struct JournalSpace {
  private let folder: String?
  /// The number of the file system; nil where the journal can lie nowhere.
  let device: Int?

  init(_ journal: TransactionJournal) {
    var folder: String? = journal.journals
    while let path = folder, !Disk.isThere(path) { folder = Disk.parent(of: path) }
    self.folder = folder.flatMap(Disk.realPath)
    device = self.folder.flatMap { try? Disk.facts(of: $0)?.device }
  }

  /// - Parameter sizes: of the files to be written, in bytes.
  func obstacles(toWrite sizes: [Int]) -> [TransactionObstacle] {
    // Each file fills whole blocks; the journal itself and the folders take their share.
    let block = 4096
    let needed = sizes.reduce(64 * block) { $0 + ($1 + block) / block * block }
    guard let free = folder.flatMap(Disk.freeBytes), free < needed else { return [] }
    return [.tooLittleSpace(needed: needed, free: free)]
  }
}
