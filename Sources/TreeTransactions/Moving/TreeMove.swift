/// Brings the files of a tree, one after the other, to the side that their journal aims at.
struct TreeMove {
  private let journal: TransactionJournal
  private var record: JournalRecord

  /// Finishes what a journal says, by whoever holds the lock.
  ///
  /// - Returns: the side on which the tree is.
  static func finish(_ journal: TransactionJournal) throws(TransactionError) -> TreeState {
    let record: JournalRecord?
    do throws(JournalProblem) { record = try journal.read() } catch { throw .refused([.unreadableJournal(error)]) }
    guard let record else {
      if journal.isLeftover { try? journal.discard() }
      return .before
    }
    guard record.phase != .applied else {
      journal.discardStages()
      return .after
    }
    var move = TreeMove(journal: journal, record: record)
    return try move.run()
  }

  /// Takes back what a journal has staged and nobody began, because of a failure.
  static func giveUp(_ journal: TransactionJournal, because failure: DiskFailure) throws(TransactionError) -> Never {
    let record: JournalRecord?
    do throws(JournalProblem) { record = try journal.read() } catch { throw .refused([.unreadableJournal(error)]) }
    guard let record else { throw .failed(failure) }
    var move = TreeMove(journal: journal, record: record)
    try move.turn(because: failure)
  }

  private mutating func run() throws(TransactionError) -> TreeState {
    let steps = try steps()
    do throws(DiskFailure) { try perform(steps) } catch { try turn(because: error) }
    try arrive()
    return record.phase.goal
  }

  /// Goes back because of a failure, and throws it.
  private mutating func turn(because failure: DiskFailure) throws(TransactionError) -> Never {
    guard let turn = record.phase.turn else { throw .stuck(failure, journal: journal.folder) }
    do throws(DiskFailure) { try journal.enter(turn, record) } catch { throw .stuck(error, journal: journal.folder) }
    record.phase = turn
    let steps = try steps()
    do throws(DiskFailure) { try perform(steps) } catch { throw .stuck(error, journal: journal.folder) }
    try arrive()
    throw .failed(failure)
  }
}

extension TreeMove {
  /// One file that is to change.
  private struct Step {
    var place: TreePath
    /// What is moved there; nil removes the file.
    var source: String?
  }

  /// The files that are not yet where they should be.
  ///
  /// - Throws: `refused` where no file was moved yet, and then none ever is; else `interfered`.
  private func steps() throws(TransactionError) -> [Step] {
    guard let root = Disk.realPath(journal.root) else {
      throw .interfered([.noRoot(journal.root)], journal: journal.folder)
    }
    var steps: [Step] = []
    var obstacles: [TransactionObstacle] = []
    var isUntouched = record.phase.turn != nil
    for (index, file) in record.files.enumerated() {
      do throws(TransactionObstacle) {
        guard let place = try place(of: file, index, in: root) else {
          if index == 0 { isUntouched = false }
          continue
        }
        steps.append(Step(place: place, source: try source(of: file, index)))
      } catch {
        if index == 0 { isUntouched = isUntouched && waits(index, for: record.phase.goal) }
        obstacles.append(error)
      }
    }
    guard !obstacles.isEmpty else { return steps }
    guard isUntouched else { throw .interfered(obstacles, journal: journal.folder) }
    do throws(DiskFailure) { try abandon() } catch { throw .stuck(error, journal: journal.folder) }
    throw .refused(obstacles)
  }

  /// Whether a copy for a side is still there: files are moved in order, so that it tells which were.
  private func waits(_ index: Int, for state: TreeState) -> Bool {
    Disk.isThere(journal.staged(index, state))
  }

  /// Where a file lies that has to change; nil where it needs no change.
  private func place(
    of file: JournalRecord.File, _ index: Int, in root: String
  ) throws(TransactionObstacle) -> TreePath? {
    let goal = record.phase.goal
    let isNeverMoved = record.phase.turn == nil && waits(index, for: goal.other)
    let place: TreePath
    do throws(TransactionObstacle) { place = try TreePath(file.path, in: root) } catch {
      if isNeverMoved { return nil }
      throw error
    }
    if try has(file.version(goal), file.path, place) || isNeverMoved { return nil }
    if try has(file.version(goal.other), file.path, place) { return place }
    throw file.obstacle(at: place.facts)
  }

  private func has(_ version: FileVersion?, _ path: String, _ place: TreePath) throws(TransactionObstacle) -> Bool {
    guard let version, let facts = place.facts else { return version == nil && place.facts == nil }
    do throws(DiskFailure) { return try version.isContent(of: place.absolute, facts) } catch {
      throw .unusable(path: path, error)
    }
  }

  /// The copy that is to be moved to a file; nil where the file is to go.
  private func source(of file: JournalRecord.File, _ index: Int) throws(TransactionObstacle) -> String? {
    guard let version = file.version(record.phase.goal) else { return nil }
    let copy = journal.staged(index, record.phase.goal)
    if let facts = try? Disk.facts(of: copy), (try? version.isContent(of: copy, facts)) == true { return copy }
    throw .damagedCopy(path: file.path, copy: copy)
  }
}

extension TreeMove {
  /// Changes the files; between its first and last move the tree is mixed.
  private func perform(_ steps: [Step]) throws(DiskFailure) {
    try makeFolders(for: steps)
    let held = HeldSignals()
    defer { held.release() }
    for step in steps {
      // Whoever wrote to the file since it was looked at must not lose that.
      guard try Disk.facts(of: step.place.absolute) == step.place.facts else {
        throw .interference(step.place.absolute)
      }
      if let source = step.source {
        try Disk.move(source, to: step.place.absolute)
      } else {
        try Disk.remove(step.place.absolute)
      }
    }
    for folder in Set(steps.compactMap { Disk.parent(of: $0.place.absolute) }).sorted() { try Disk.syncFolder(folder) }
    removeFolders()
  }

  private func makeFolders(for steps: [Step]) throws(DiskFailure) {
    let paths = Set(steps.filter { $0.source != nil }.flatMap(\.place.missingFolders))
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let folder = "\(journal.root)/\(path)"
      try Disk.makeFolder(folder)
      if let outside = record.folders.first(where: { $0.path == path })?.outside {
        try Disk.setOutside(of: folder, mode: outside.mode, owner: outside.owner, group: outside.group)
      }
      try Disk.syncFolder(Disk.parent(of: folder) ?? "/")
    }
  }

  /// Removes the folders of the other side; one with something in it stays, and so does one that cannot be removed.
  private func removeFolders() {
    for folder in record.folders.reversed() where folder.side != record.phase.goal {
      Disk.removeEmptyFolder("\(journal.root)/\(folder.path)")
    }
  }

  /// Leaves the tree, in which nothing was moved yet, as it is.
  private func abandon() throws(DiskFailure) {
    if record.phase == .reverting {
      try journal.enter(.applied, record)
      journal.discardStages()
    } else {
      for folder in record.folders.reversed() where folder.side == .after {
        Disk.removeEmptyFolder("\(journal.root)/\(folder.path)")
      }
      try journal.discard()
    }
  }

  /// Writes down that all files are where they should be.
  private func arrive() throws(TransactionError) {
    do throws(DiskFailure) {
      switch record.phase.goal {
      case .before: try journal.discard()
      case .after:
        try journal.enter(.applied, record)
        journal.discardStages()
      }
    } catch {
      throw .stuck(error, journal: journal.folder)
    }
  }
}

extension JournalRecord.File {
  /// What to say of a file that is on neither side.
  fileprivate func obstacle(at facts: FileFacts?) -> TransactionObstacle {
    switch facts?.kind {
    case nil: .missing(path: path)
    case .link: .symbolicLink(path: path)
    case .folder, .other: .notRegular(path: path)
    case .file: before == nil || after == nil ? .appeared(path: path) : .changed(path: path)
    }
  }
}
