#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A lock on a folder for who reads one of its files and writes it anew; nothing is left behind by a process that ends
/// while it has the lock.
package enum FolderLock {
  /// Runs `body` while no other process or thread has the lock of the folder; waits until that is so.
  ///
  /// - Throws: what `body` throws; what `failed` makes of it where the folder cannot be locked.
  package static func holding<Result>(
    _ folder: String, failed: (FileFailure) -> any Error, _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failed(.last) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failed(.last) }
    }
    return try body()
  }
}
