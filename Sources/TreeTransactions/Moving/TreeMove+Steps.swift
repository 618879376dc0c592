extension TreeMove {
  /// One file that is to change.
  struct Step {
    var place: TreePath
    /// What is moved there; nil removes the file.
    var source: String?
  }

  /// The files that are not yet where they should be.
  ///
  /// - Throws: `refused` where no file was moved yet, and then none ever is; else `interfered`.
  mutating func steps() throws(TransactionError) -> [Step] {
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
        if index == 0 { isUntouched = isUntouched && (error.isOfJournal || waits(index, for: record.phase.goal)) }
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
    let side = try side(of: file, place)
    if side == goal || isNeverMoved { return nil }
    if side == goal.other { return place }
    // Going back from a removal: a file that is there is not removed, and what somebody wrote to it stays.
    if record.phase.turn == nil, file.version(goal.other) == nil { return nil }
    throw file.obstacle(at: place.facts)
  }

  /// The side whose content a file has, read once for both; nil where it is neither's.
  private func side(of file: JournalRecord.File, _ place: TreePath) throws(TransactionObstacle) -> TreeState? {
    let sides = [TreeState.before, .after]
    guard let facts = place.facts else { return sides.first { file.version($0) == nil } }
    let possible = sides.filter { facts.kind == .file && file.version($0)?.size == facts.size }
    guard !possible.isEmpty else { return nil }
    do throws(DiskFailure) {
      let checksum = Checksum.text(of: try Disk.read(place.absolute))
      return possible.first { file.version($0)?.checksum == checksum }
    } catch {
      throw .unusable(path: file.path, error)
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

extension TransactionObstacle {
  /// Whether the file itself is where it was and only its copy is not.
  fileprivate var isOfJournal: Bool { if case .damagedCopy = self { true } else { false } }
}
