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

extension TransactionJournal {
  /// What stands in the way of a new journal: one that is there, others that are unfinished.
  var obstacles: [TransactionObstacle] {
    (exists && !isLeftover ? [.journalExists(journal: folder)] : []) + unfinishedNeighbours
  }

  /// Journals beside it whose transactions were cut off, or that cannot be read, so that nobody knows.
  var unfinishedNeighbours: [TransactionObstacle] {
    let neighbours = ((try? Disk.names(in: journals)) ?? []).map { "\(journals)/\($0)" }.filter { $0 != folder }
    return neighbours.compactMap { neighbour in
      do throws(JournalProblem) {
        let record = try TransactionJournal(neighbour, of: root).read()
        return record == nil || record?.phase == .applied ? nil : .unfinished(journal: neighbour)
      } catch {
        return .unreadableJournal(error)
      }
    }
  }

  /// Whether a path without links lies in the journal's folder.
  func contains(_ path: String) -> Bool { path.hasPrefix("\(Disk.resolved(folder))/") }
}
