/// The files of a transaction that ended, looked up in the tree: what stands against rolling it back.
struct RollbackSurvey {
  private(set) var obstacles: [TransactionObstacle] = []
  private(set) var record = JournalRecord(title: "", phase: .applied, files: [], folders: [])
  /// Of the record's files, in their order; nil where the way there is barred.
  private(set) var places: [TreePath?] = []

  init(_ journal: TransactionJournal) {
    do throws(JournalProblem) {
      guard let found = try journal.read() else {
        obstacles = [.noJournal(journal: journal.folder)]
        return
      }
      record = found
    } catch {
      obstacles = [.unreadableJournal(error)]
      return
    }
    guard let root = Disk.realPath(journal.root) else {
      obstacles = [.noRoot(journal.root)]
      return
    }
    if record.phase != .applied { obstacles.append(.unfinished(journal: journal.folder)) }
    let space = JournalSpace(journal)
    for (index, file) in record.files.enumerated() {
      let look = FileLook(file.path, in: root, device: space.device, isExpected: file.after.map { $0.isContent })
      places.append(look.place)
      obstacles += look.obstacles + Self.damage(journal.archived(index), of: file)
    }
    obstacles += space.obstacles(toWrite: record.files.map { $0.after?.size ?? 0 })
    obstacles += journal.unfinishedNeighbours
  }

  private static func damage(_ copy: String, of file: JournalRecord.File) -> [TransactionObstacle] {
    guard let before = file.before else { return [] }
    if let facts = try? Disk.facts(of: copy), (try? before.isContent(of: copy, facts)) == true { return [] }
    return [.damagedCopy(path: file.path, copy: copy)]
  }
}
