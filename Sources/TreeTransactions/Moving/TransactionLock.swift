#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A lock that one process at a time has on the journals of a tree; the system opens it when the last holder is gone.
struct TransactionLock {
  /// A started committer finds the lock here.
  static let inheritedDescriptor: CInt = 3
  /// How long another process is waited for, in milliseconds: a transaction is a matter of less.
  private static let patience = 5_000

  /// Of the lock file.
  let descriptor: CInt

  /// Runs `body` with the lock, then takes the lock file and folders in which nothing is left away.
  static func holding<Result>(
    _ journal: TransactionJournal, _ body: (TransactionLock) throws(TransactionError) -> Result
  ) throws(TransactionError) -> Result {
    let lock = try take(journal)
    defer { lock.release(journal) }
    return try body(lock)
  }

  /// The lock that the process was started with; nil where it was not.
  static func inherited(_ journal: TransactionJournal) -> TransactionLock? {
    let lock = TransactionLock(descriptor: inheritedDescriptor)
    guard lock.isOf(path(journal)), flock(inheritedDescriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return lock
  }

  private static func path(_ journal: TransactionJournal) -> String { "\(journal.journals)/.lock" }

  private static func take(_ journal: TransactionJournal) throws(TransactionError) -> TransactionLock {
    for _ in 0..<(patience / 5) {
      do throws(DiskFailure) {
        if let lock = try tryToTake(journal) { return lock }
      } catch {
        throw .failed(error)
      }
      usleep(5_000)
    }
    throw .busy(journals: journal.journals)
  }

  private static func tryToTake(_ journal: TransactionJournal) throws(DiskFailure) -> TransactionLock? {
    try Disk.makeFolders(journal.journals)
    let path = path(journal)
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    // The last holder may have taken the folder away in between.
    if file < 0 && errno == ENOENT { return nil }
    guard file >= 0 else { throw .last("lock", path) }
    let lock = TransactionLock(descriptor: file)
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let failure = DiskFailure.last("lock", path)
      close(file)
      if failure.number == EWOULDBLOCK || failure.number == EINTR { return nil }
      throw failure
    }
    if lock.isOf(path) { return lock }
    // Its last holder took the file away: a lock on it keeps nobody out.
    close(file)
    return nil
  }

  /// Whether the file still lies at the path.
  private func isOf(_ path: String) -> Bool {
    var own = stat()
    var there = stat()
    return fstat(descriptor, &own) == 0 && lstat(path, &there) == 0 && own.st_dev == there.st_dev
      && own.st_ino == there.st_ino
  }

  private func release(_ journal: TransactionJournal) {
    unlink(Self.path(journal))
    close(descriptor)
    journal.removeEmptyFolders()
  }
}
