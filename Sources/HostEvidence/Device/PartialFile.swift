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
  /// False from the first piece on that could not be written.
  private var isWhole = true

  /// Nil if nothing can be written beside `path`.
  package init?(_ path: String) {
    let temporary = "\(path).\(getpid()).partial"
    self.path = path
    self.temporary = temporary
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
  }

  /// A device or pipe, which stays what it is and takes each piece at once; nil if it cannot be opened.
  package init?(intoSpecial path: String) {
    self.path = path
    temporary = nil
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  /// Writes the next piece; after one that could not be written all others are dropped.
  package mutating func write(_ bytes: Span<UInt8>) {
    if isWhole { isWhole = FileBytes.write(bytes, to: descriptor) }
  }

  /// Gives the file its name.
  ///
  /// - Returns: false if any step failed; nothing is left behind then.
  package consuming func complete() -> Bool {
    guard isWhole else { return false }
    return temporary.map { rename($0, path) == 0 } ?? true
  }
}
