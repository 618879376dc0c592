#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file that is written piece by piece under a temporary name beside its own, and is there only once it is complete.
///
/// One that is given up, or whose process ends, never stands under its own name.
package struct PartialFile: ~Copyable {
  private let path: String
  /// Nil for what takes each piece at once.
  private let temporary: String?
  private let descriptor: CInt
  /// Of the first piece that could not be written.
  private var failure: FileFailure?

  /// - Throws: why nothing can be written beside `path`.
  package init(_ path: String) throws(FileFailure) {
    let temporary = "\(path).\(getpid()).partial"
    let opened = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard opened >= 0 else { throw .last }
    self.path = path
    self.temporary = temporary
    descriptor = opened
  }

  /// A device or pipe, which stays what it is and takes each piece at once.
  ///
  /// - Throws: why it cannot be opened.
  package init(intoSpecial path: String) throws(FileFailure) {
    let opened = open(path, O_WRONLY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    self.path = path
    temporary = nil
    descriptor = opened
  }

  deinit {
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  /// Writes the next piece; after one that could not be written all others are dropped.
  package mutating func write(_ bytes: Span<UInt8>) {
    if failure == nil, !FileBytes.write(bytes, to: descriptor) { failure = .last }
  }

  /// Gives the file the owner and the permissions of the one that lies under its name; the owner where the user may.
  ///
  /// - Throws: why they cannot be had.
  package mutating func keepPermissions() throws(FileFailure) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw .last }
    // Only the superuser gives files away; those of others get a new owner then, as editors do it.
    _ = fchown(descriptor, facts.st_uid, facts.st_gid)
    guard fchmod(descriptor, facts.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Gives the file its name.
  ///
  /// - Throws: why a step failed; nothing is left behind then.
  package consuming func complete() throws(FileFailure) {
    if let failure { throw failure }
    if let temporary, rename(temporary, path) != 0 { throw .last }
  }
}
